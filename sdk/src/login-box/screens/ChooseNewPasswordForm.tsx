import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import type { PasswordConfig } from '../../contract';
import { PasswordField } from '../../ui/PasswordField';
import { checkPassword } from '../password-policy';
import { NewPasswordField } from './NewPasswordField';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { usePasswordTexts } from './use-password-texts';
import { useRuleText } from './use-rule-text';

export interface ChooseNewPasswordFormProps {
  /** `null` while the rules are unknown: the service checks them all the same. */
  rules: PasswordConfig | null;
  onSubmit: (password: string) => Promise<void>;
  /** Stands before the fields: whose password it is, for password managers. */
  children?: ReactNode;
}

/** Asks for a new password, twice, and teaches the rules on the way. */
export function ChooseNewPasswordForm({ rules, onSubmit, children }: ChooseNewPasswordFormProps) {
  const t = useTranslate();
  const ruleText = useRuleText();
  const passwordTexts = usePasswordTexts();

  function validate({ password = '', confirmation = '' }) {
    const { required, optional, acceptable } = checkPassword(password, rules);
    const broken = [...required, ...optional].find((rule) => !rule.met);
    return {
      ...(!acceptable && broken && { password: ruleText(broken) }),
      ...(!password && { password: t('loginBox.resetPassword.newPasswordIsRequired') }),
      ...(confirmation !== password && { confirmation: t('loginBox.resetPassword.confirmPasswordMustMatch') }),
      ...(!confirmation && { confirmation: t('loginBox.resetPassword.confirmPasswordIsRequired') }),
    };
  }
  return (
    <ScreenForm onSubmit={({ password = '' }) => onSubmit(password)} validate={validate}>
      {children}
      <NewPasswordField config={rules} />
      <PasswordField
        name="confirmation"
        autoComplete="new-password"
        label={t('loginBox.resetPassword.confirmPasswordInputLabel')}
        texts={passwordTexts}
      />
      <SubmitButton>{t('loginBox.resetPassword.resetPasswordButton')}</SubmitButton>
    </ScreenForm>
  );
}
