import { useTranslate } from '../../../../app/context';
import { CodeField } from '../../../../ui/fields/CodeField';
import { LinkButton } from '../../../../ui/Link';
import { EmailChip } from '../../../parts/email/EmailChip';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults } from '../../../parts/form/field-faults';
import { ResendCode } from '../../../parts/form/ResendCode';
import { CODE_LENGTH } from '../../../parts/form/use-check-code';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { useForgotPasswordFlow } from '../forgot-password-context';
import type { ForgotPasswordStateOf } from '../forgot-password-state';
import { submitSmsCode } from '../new-password-actions';
import { changeEmail, chooseAgain, resendSms } from '../recovery-actions';

/** Step `resetPasswordViaSms`: asks for the code from the phone. */
export function ResetPasswordViaSmsScreen({ state }: { state: ForgotPasswordStateOf<'resetPasswordViaSms'> }) {
  const t = useTranslate();
  const flow = useForgotPasswordFlow();

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.forgetPassword.otcCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.forgetPassword.otcInvalidLengthCode') } : {};
  }
  return (
    <Screen
      title={t('loginBox.forgetPassword.otcTitle')}
      message={t('loginBox.forgetPassword.otcMessageNoEmail')}
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitSmsCode(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.forgetPassword.otcInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.forgetPassword.otcContinue')}</SubmitButton>
        <ResendCode
          onResend={() => resendSms(flow)}
          texts={{
            question: t('loginBox.forgetPassword.otcHaventReceivedCode'),
            resend: t('loginBox.forgetPassword.otcResend'),
            sending: t('loginBox.forgetPassword.otcResending'),
          }}
        />
      </FieldForm>
      {state.hasOtherMethods && (
        <LinkButton className="portico-other-method" onClick={() => chooseAgain(flow)}>
          {t('loginBox.forgetPassword.tryAnotherMethod')}
        </LinkButton>
      )}
      <BackToLogin />
    </Screen>
  );
}
