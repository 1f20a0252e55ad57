import { useTranslate } from '../../../../app/context';
import { CodeField } from '../../../../ui/fields/CodeField';
import { EmailChip } from '../../../parts/email/EmailChip';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults } from '../../../parts/form/field-faults';
import { ResendCode } from '../../../parts/form/ResendCode';
import { CODE_LENGTH, useCheckCode } from '../../../parts/form/use-check-code';
import { BackToLogin } from '../../../parts/screen/BackToLogin';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { changeEmail, resendCode, submitCode } from '../reset-phone-number-actions';
import { useResetPhoneNumberFlow } from '../reset-phone-number-context';
import type { ResetPhoneNumberStateOf } from '../reset-phone-number-state';

/** Step `VerifyResetPhoneNumber`: asks for the code from the e-mail. */
export function VerifyResetPhoneNumberScreen({ state }: { state: ResetPhoneNumberStateOf<'VerifyResetPhoneNumber'> }) {
  const t = useTranslate();
  const flow = useResetPhoneNumberFlow();
  const validate = useCheckCode();
  return (
    <Screen
      title={t('loginBox.resetPhoneNumber.resetPhoneOtcTitle')}
      titlePart="verifyResetPhoneNumberTitle"
      message={t('loginBox.resetPhoneNumber.resetPhoneOtcMessage')}
      messagePart="verifyResetPhoneNumberMessage"
      identity={<EmailChip email={state.email} onChange={() => changeEmail(flow)} />}
    >
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitCode(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.resetPhoneNumber.continue')}</SubmitButton>
        <ResendCode onResend={() => resendCode(flow)} />
      </FieldForm>
      <BackToLogin />
    </Screen>
  );
}
