import { useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import { BackLink } from '../screens/BackLink';
import { FieldForm } from '../screens/FieldForm';
import { codeFaults } from '../screens/field-faults';
import { maskedNumber } from '../screens/masked-number';
import { ResendButton } from '../screens/ResendButton';
import { Screen } from '../screens/Screen';
import { SubmitButton } from '../screens/SubmitButton';
import { CODE_LENGTH, useCheckCode } from '../screens/use-check-code';
import { useSignUp } from './sign-up-context';
import type { SignUpStateOf } from './sign-up-state';

/** Stage `VerifyPhone`: the code of the text message, which signs in. */
export function VerifyPhoneScreen({ state }: { state: SignUpStateOf<'VerifyPhone'> }) {
  const t = useTranslate();
  const submitCode = useSignUp((flow) => flow.submitCode);
  const changeDetails = useSignUp((flow) => flow.changeDetails);
  const phoneNumber = maskedNumber(state.phoneNumber);
  const validate = useCheckCode();
  return (
    <Screen
      title={t('loginBox.signup.verifyPhoneTitle')}
      message={t('loginBox.signup.verifyPhoneDescription', { phoneNumber })}
    >
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitCode(code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.login.mfaVerifyButton')}</SubmitButton>
      </FieldForm>
      <ResendPhoneCode />
      <BackLink onBack={changeDetails}>{t('loginBox.signup.changeDetails')}</BackLink>
    </Screen>
  );
}

function ResendPhoneCode() {
  const t = useTranslate();
  const resendCode = useSignUp((flow) => flow.resendCode);
  return (
    <ResendButton
      onResend={resendCode}
      texts={{
        question: t('loginBox.login.otcHaventReceivedCode'),
        resend: t('loginBox.login.mfaSMSResendCode'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sending: t('loginBox.login.otcResending'),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
