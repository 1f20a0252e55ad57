import { useApp, useTranslate } from '../../../../app/context';
import { PASSWORD_INPUT_MAX_LENGTH } from '../../../../app/password/password-policy';
import { usePasswordTexts } from '../../../../app/password/use-password-texts';
import { PasswordField } from '../../../../ui/fields/PasswordField';
import { EmailChip, KnownUsername } from '../../../parts/email/EmailChip';
import { FieldForm } from '../../../parts/form/FieldForm';
import { credentialFaults } from '../../../parts/form/field-faults';
import { RouteLink } from '../../../parts/screen/RouteLink';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { useLoginFlow } from '../login-context';
import type { LoginStateOf } from '../login-state';
import { PasskeyOffer } from '../passkeys/screens/PasskeyOffer';
import { submitPassword } from '../password-actions';
import { changeEmail } from '../step-back-actions';

/** Step `loginWithPassword`: asks for the password of the identifier from the first screen. */
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
