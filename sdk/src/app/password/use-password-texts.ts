import type { PasswordFieldProps } from '../../ui/fields/PasswordField';
import { useTranslate } from '../context';

/** The texts of a password field. */
export function usePasswordTexts(): PasswordFieldProps['texts'] {
  const t = useTranslate();
  return {
    show: t('common.fields.showPassword'),
    hide: t('common.fields.hidePassword'),
    capsLock: t('common.fields.capsLockOn'),
  };
}
