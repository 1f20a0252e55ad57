import { useTranslate } from '../../../../../app/context';
import { CodeField } from '../../../../../ui/fields/CodeField';
import { FieldForm } from '../../../../parts/form/FieldForm';
import { codeFaults } from '../../../../parts/form/field-faults';
import { ResendCode } from '../../../../parts/form/ResendCode';
import { CODE_LENGTH } from '../../../../parts/form/use-check-code';
import { Screen } from '../../../../parts/screen/Screen';
import { SubmitButton } from '../../../../parts/screen/SubmitButton';
import { useLoginFlow } from '../../login-context';
import { type OtcState, resendOtc, submitOtc } from '../passwordless-actions';
import { useOtcTexts } from '../use-otc-texts';
import { OtherPhone } from './OtherPhone';

/** Steps `loginWithOtc`, `loginWithSmsOtc` and `loginWithQuickSmsOtc`: ask for the code that was just sent. */
export function OtcScreen({ state }: { state: OtcState }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const { button, ...texts } = useOtcTexts(state);

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.login.otcCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.otcInvalidLengthCode') } : {};
  }
  return (
    <Screen {...texts}>
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitOtc(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.otcInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{button}</SubmitButton>
        <ResendCode onResend={() => resendOtc(flow)} texts={{ resend: t('loginBox.login.otcResend') }} />
      </FieldForm>
      <OtherPhone state={state} />
    </Screen>
  );
}
