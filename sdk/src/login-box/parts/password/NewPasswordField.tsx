import { useState } from 'react';
import { useTranslate } from '../../../app/context';
import { PasswordGuide } from '../../../app/password/guide/PasswordGuide';
import { usePasswordTexts } from '../../../app/password/use-password-texts';
import type { PasswordConfig } from '../../../contract';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { useBoxOptions } from '../../layout/box-options';

export interface NewPasswordFieldProps {
  /** `null` while the rules are not loaded. */
  config: PasswordConfig | null;
  /** Default: the texts of a new password. */
  texts?: { label: string; placeholder: string };
}

/** A field for a new password, with its strength and the state of each rule below. */
export function NewPasswordField({ config, texts }: NewPasswordFieldProps) {
  const t = useTranslate();
  const { passwordMeter } = useBoxOptions();
  const [password, setPassword] = useState('');
  return (
    <div>
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={texts?.label ?? t('loginBox.resetPassword.newPasswordInputLabel')}
        placeholder={texts?.placeholder ?? t('loginBox.resetPassword.newPasswordInputPlaceholder')}
        texts={usePasswordTexts()}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {passwordMeter && <PasswordGuide password={password} config={config} />}
    </div>
  );
}
