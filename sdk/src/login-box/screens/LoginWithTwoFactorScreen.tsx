import { useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import { useLogin } from '../flow-context';
import type { LoginStateOf } from '../login-state';
import { BackToLogin } from './BackToLogin';
import { MethodScreen } from './MethodScreen';
import { RememberDevice } from './RememberDevice';
import { ResendCode } from './ResendCode';
import { ScreenForm } from './ScreenForm';
import { SubmitButton } from './SubmitButton';
import { TwoFactorMethods } from './TwoFactorMethods';

/** Digits of a code, from the app or by text message. */
const CODE_LENGTH = 6;

/** Step `loginWithTwoFactor`: asks for the code of the authenticator app, or of a text message. */
export function LoginWithTwoFactorScreen({ state }: { state: LoginStateOf<'loginWithTwoFactor'> }) {
  const t = useTranslate();
  const submitCode = useLogin((login) => login.submitCode);
  const changeEmail = useLogin((login) => login.changeEmail);
  const { method } = state;

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.login.mfaCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.mfaCodeLengthAtLeast6') } : {};
  }
  return (
    // Another method is another step: the code field starts anew and takes the focus.
    <MethodScreen key={`${method.kind} ${method.deviceId}`} state={state}>
      <ScreenForm onSubmit={({ code = '', remember }) => submitCode(code, remember === 'on')} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />
        {state.rememberDays !== undefined && <RememberDevice days={state.rememberDays} />}
        <SubmitButton>{t('loginBox.login.mfaVerifyButton')}</SubmitButton>
        {method.kind === 'sms' && <ResendCode />}
      </ScreenForm>
      <TwoFactorMethods state={state} />
      <BackToLogin onBack={changeEmail} />
    </MethodScreen>
  );
}
