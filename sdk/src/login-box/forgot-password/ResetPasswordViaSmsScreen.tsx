import { useTranslate } from '../../app/context';
import { CodeField } from '../../ui/CodeField';
import { LinkButton } from '../../ui/Link';
import { BackToLogin } from '../screens/BackToLogin';
import { EmailChip } from '../screens/EmailChip';
import { FieldForm } from '../screens/FieldForm';
import { codeFaults } from '../screens/field-faults';
import { ResendButton } from '../screens/ResendButton';
import { Screen } from '../screens/Screen';
import { SubmitButton } from '../screens/SubmitButton';
import { CODE_LENGTH } from '../screens/use-check-code';
import { useForgotPassword } from './forgot-password-context';
import type { ForgotPasswordStateOf } from './forgot-password-state';

/** Step `resetPasswordViaSms`: asks for the code from the phone. */
export function ResetPasswordViaSmsScreen({ state }: { state: ForgotPasswordStateOf<'resetPasswordViaSms'> }) {
  const t = useTranslate();
  const submitSmsCode = useForgotPassword((forgot) => forgot.submitSmsCode);
  const changeEmail = useForgotPassword((forgot) => forgot.changeEmail);
  const chooseAgain = useForgotPassword((forgot) => forgot.chooseAgain);

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.forgetPassword.otcCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.forgetPassword.otcInvalidLengthCode') } : {};
  }
  return (
    <Screen
      title={t('loginBox.forgetPassword.otcTitle')}
      message={t('loginBox.forgetPassword.otcMessageNoEmail')}
      identity={<EmailChip email={state.email} onChange={changeEmail} />}
    >
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitSmsCode(code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.forgetPassword.otcInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.forgetPassword.otcContinue')}</SubmitButton>
        <ResendSms />
      </FieldForm>
      {state.hasOtherWays && (
        <LinkButton className="portico-other-way" onClick={chooseAgain}>
          {t('loginBox.forgetPassword.tryAnotherMethod')}
        </LinkButton>
      )}
      <BackToLogin />
    </Screen>
  );
}

/** Sends another text message, once the last one has had time to arrive. */
function ResendSms() {
  const t = useTranslate();
  const resendSms = useForgotPassword((forgot) => forgot.resendSms);
  return (
    <ResendButton
      onResend={resendSms}
      texts={{
        question: t('loginBox.forgetPassword.otcHaventReceivedCode'),
        resend: t('loginBox.forgetPassword.otcResend'),
        waiting: (count) => t('loginBox.login.mfaResendIn', { count }),
        sending: t('loginBox.forgetPassword.otcResending'),
        sent: t('loginBox.login.mfaSMSResent'),
      }}
    />
  );
}
