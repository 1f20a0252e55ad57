import { useTranslate } from '../../../app/context';
import type { PasswordFieldProps } from '../../../ui/fields/PasswordField';

/** The texts of a password field. */
export function usePasswordTexts(): PasswordFieldProps['texts'] {
  const t = useTranslate();
  return {
    show: t('common.fields.showPassword'),
    hide: t('common.fields.hidePassword'),
    capsLock: t('common.fields.capsLockOn'),
  };
}
