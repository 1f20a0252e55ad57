import { useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import { BackToLogin } from '../screens/BackToLogin';
import { ScreenForm } from '../screens/ScreenForm';
import { SubmitButton } from '../screens/SubmitButton';
import { useLoginFlow } from './login-context';
import type { LoginStateOf } from './login-state';
import { MethodScreen } from './MethodScreen';
import { changeEmail } from './pre-login-actions';
import { RememberDevice } from './RememberDevice';
import { ResendCode } from './ResendCode';
import { TwoFactorMethods } from './TwoFactorMethods';
import { submitCode } from './two-factor-actions';

/** Digits of a code, from the app or by text message. */
const CODE_LENGTH = 6;

/** Step `loginWithTwoFactor`: asks for the code of the authenticator app, or of a text message. */
export function LoginWithTwoFactorScreen({ state }: { state: LoginStateOf<'loginWithTwoFactor'> }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const { method } = state;

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.login.mfaCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.mfaCodeLengthAtLeast6') } : {};
  }
  return (
    // Another method is another step: the code field starts anew and takes the focus.
    <MethodScreen key={`${method.kind} ${method.deviceId}`} state={state}>
      <ScreenForm onSubmit={({ code = '', remember }) => submitCode(flow, code, remember === 'on')} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />
        {state.rememberDays !== undefined && <RememberDevice days={state.rememberDays} />}
        <SubmitButton>{t('loginBox.login.mfaVerifyButton')}</SubmitButton>
        {method.kind === 'sms' && <ResendCode />}
      </ScreenForm>
      <TwoFactorMethods state={state} />
      <BackToLogin onBack={() => changeEmail(flow)} />
    </MethodScreen>
  );
}
