import { useTranslate } from '../../../../app/context';
import { CodeField } from '../../../../ui/fields/CodeField';
import { FieldForm } from '../../../parts/form/FieldForm';
import { codeFaults } from '../../../parts/form/field-faults';
import { ResendCode } from '../../../parts/form/ResendCode';
import { CODE_LENGTH, useCheckCode } from '../../../parts/form/use-check-code';
import { maskedNumber } from '../../../parts/phone/masked-number';
import { BackLink } from '../../../parts/screen/BackLink';
import { Screen } from '../../../parts/screen/Screen';
import { SubmitButton } from '../../../parts/screen/SubmitButton';
import { changeDetails, resendCode, submitCode } from '../sign-up-actions';
import { useSignUpFlow } from '../sign-up-context';
import type { SignUpStateOf } from '../sign-up-state';

/** Step `VerifyPhone`: asks for the code of the text message, which signs the user in. */
export function VerifyPhoneScreen({ state }: { state: SignUpStateOf<'VerifyPhone'> }) {
  const t = useTranslate();
  const flow = useSignUpFlow();
  const phoneNumber = maskedNumber(state.phoneNumber);
  const validate = useCheckCode();
  return (
    <Screen
      title={t('loginBox.signup.verifyPhoneTitle')}
      message={t('loginBox.signup.verifyPhoneDescription', { phoneNumber })}
    >
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitCode(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.mfaInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.login.mfaVerifyButton')}</SubmitButton>
      </FieldForm>
      <ResendCode onResend={() => resendCode(flow)} />
      <BackLink onBack={() => changeDetails(flow)}>{t('loginBox.signup.changeDetails')}</BackLink>
    </Screen>
  );
}
