import { useApp, useTranslate } from '../../app/context';
import { PasswordField } from '../../ui/PasswordField';
import { PASSWORD_INPUT_MAX_LENGTH } from '../password-policy';
import { EmailChip, KnownUsername } from '../screens/EmailChip';
import { FieldForm } from '../screens/FieldForm';
import { credentialFaults } from '../screens/field-faults';
import { RouteLink } from '../screens/RouteLink';
import { Screen } from '../screens/Screen';
import { SubmitButton } from '../screens/SubmitButton';
import { usePasswordTexts } from '../screens/use-password-texts';
import { useLoginFlow } from './login-context';
import type { LoginStateOf } from './login-state';
import { PasskeyOffer } from './passkeys/PasskeyOffer';
import { submitPassword } from './password-actions';
import { changeEmail } from './step-back-actions';

/** Step `loginWithPassword`: asks for the password of the address given before. */
export function LoginWithPasswordScreen({ state }: { state: LoginStateOf<'loginWithPassword'> }) {
  const t = useTranslate();
  const { routes } = useApp();
  const flow = useLoginFlow();

  function validate({ password = '' }) {
    if (!password) return { password: t('loginBox.login.passwordIsRequired') };
    const tooLong = password.length > PASSWORD_INPUT_MAX_LENGTH;
    return tooLong ? { password: t('common.fields.isTooLong', { length: PASSWORD_INPUT_MAX_LENGTH }) } : {};
  }
  return (
    <Screen
      title={t('loginBox.login.passwordTitle')}
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <FieldForm
        faults={credentialFaults}
        onSubmit={({ password = '' }) => submitPassword(flow, password)}
        validate={validate}
      >
        <KnownUsername email={state.email} />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('loginBox.login.passwordInputLabel')}
          placeholder={t('loginBox.login.passwordInputPlaceholder')}
          texts={usePasswordTexts()}
          aside={<RouteLink to={routes.forgetPasswordUrl}>{t('loginBox.login.forgotPassword')}</RouteLink>}
        />
        <SubmitButton>{t('loginBox.login.login')}</SubmitButton>
      </FieldForm>
      <PasskeyOffer instead />
    </Screen>
  );
}
