import { useApp, useTranslate } from '../../app/context';
import { PasswordField } from '../../ui/PasswordField';
import { useLogin } from '../flow-context';
import type { LoginStateOf } from '../login-state';
import { PASSWORD_INPUT_MAX_LENGTH } from '../password-policy';
import { EmailChip, KnownUsername } from './EmailChip';
import { RouteLink } from './RouteLink';
import { Screen } from './Screen';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { usePasswordTexts } from './use-password-texts';

/** Step `loginWithPassword`: asks for the password of the address given before. */
export function LoginWithPasswordScreen({ state }: { state: LoginStateOf<'loginWithPassword'> }) {
  const t = useTranslate();
  const { routes } = useApp();
  const submitPassword = useLogin((login) => login.submitPassword);
  const changeEmail = useLogin((login) => login.changeEmail);

  function validate({ password = '' }) {
    if (!password) return { password: t('loginBox.login.passwordIsRequired') };
    const tooLong = password.length > PASSWORD_INPUT_MAX_LENGTH;
    return tooLong ? { password: t('common.fields.isTooLong', { length: PASSWORD_INPUT_MAX_LENGTH }) } : {};
  }
  return (
    <Screen
      title={t('loginBox.login.passwordTitle')}
      identity={<EmailChip email={state.email} onChange={changeEmail} />}
    >
      <ScreenForm onSubmit={({ password = '' }) => submitPassword(password)} validate={validate}>
        <KnownUsername email={state.email} />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('loginBox.login.passwordInputLabel')}
          texts={usePasswordTexts()}
          aside={<RouteLink to={routes.forgetPasswordUrl}>{t('loginBox.login.forgotPassword')}</RouteLink>}
        />
        <SubmitButton>{t('loginBox.login.login')}</SubmitButton>
      </ScreenForm>
    </Screen>
  );
}
