import { useTranslate } from '../../app/context';
import { PasswordField } from '../../ui/PasswordField';
import { useForgotPassword } from '../flow-context';
import { checkPassword } from '../password-policy';
import { BackToLogin } from './BackToLogin';
import { NewPasswordField } from './NewPasswordField';
import { Screen } from './Screen';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { usePasswordTexts } from './use-password-texts';
import { useRuleText } from './use-rule-text';

/** Step `resetPasswordPage`: asks for the new password, twice, and teaches the rules on the way. */
export function ResetPasswordPageScreen() {
  const t = useTranslate();
  const ruleText = useRuleText();
  const passwordTexts = usePasswordTexts();
  const config = useForgotPassword((forgot) => forgot.passwordConfig);
  const submitNewPassword = useForgotPassword((forgot) => forgot.submitNewPassword);

  function validate({ password = '', confirmation = '' }) {
    const { required, optional, acceptable } = checkPassword(password, config);
    const broken = [...required, ...optional].find((rule) => !rule.met);
    return {
      ...(!acceptable && broken && { password: ruleText(broken) }),
      ...(!password && { password: t('loginBox.resetPassword.newPasswordIsRequired') }),
      ...(confirmation !== password && { confirmation: t('loginBox.resetPassword.confirmPasswordMustMatch') }),
      ...(!confirmation && { confirmation: t('loginBox.resetPassword.confirmPasswordIsRequired') }),
    };
  }
  return (
    <Screen title={t('loginBox.resetPassword.title')} message={t('loginBox.resetPassword.description')}>
      <ScreenForm onSubmit={({ password = '' }) => submitNewPassword(password)} validate={validate}>
        <NewPasswordField config={config} />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          label={t('loginBox.resetPassword.confirmPasswordInputLabel')}
          texts={passwordTexts}
        />
        <SubmitButton>{t('loginBox.resetPassword.resetPasswordButton')}</SubmitButton>
      </ScreenForm>
      <BackToLogin />
    </Screen>
  );
}
