import type { ReactNode } from 'react';
import { useTranslate } from '../../../app/context';
import type { PasswordConfig } from '../../../contract';
import { FieldForm } from '../form/FieldForm';
import { passwordFaults } from '../form/field-faults';
import { SubmitButton } from '../screen/SubmitButton';
import { PasswordPair, usePasswordPair } from './PasswordPair';

export interface ChooseNewPasswordFormProps {
  /** `null` while the rules are not loaded: the service checks them anyway. */
  rules: PasswordConfig | null;
  onSubmit: (password: string) => Promise<void>;
  /** Content before the fields: the user name, for password managers. */
  children?: ReactNode;
}

/** Asks for a new password twice, and shows the rules while the user types. */
export function ChooseNewPasswordForm({ rules, onSubmit, children }: ChooseNewPasswordFormProps) {
  const t = useTranslate();
  const validate = usePasswordPair(rules);
  return (
    <FieldForm faults={passwordFaults} onSubmit={({ password = '' }) => onSubmit(password)} validate={validate}>
      {children}
      <PasswordPair rules={rules} />
      <SubmitButton>{t('loginBox.resetPassword.resetPasswordButton')}</SubmitButton>
    </FieldForm>
  );
}
