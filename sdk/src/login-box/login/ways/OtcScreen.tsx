import { useTranslate } from '../../../app/context';
import { CodeField } from '../../../ui/CodeField';
import { FieldForm } from '../../screens/FieldForm';
import { codeFaults } from '../../screens/field-faults';
import { Screen } from '../../screens/Screen';
import { SubmitButton } from '../../screens/SubmitButton';
import { CODE_LENGTH } from '../../screens/use-check-code';
import { useLoginFlow } from '../login-context';
import { OtherPhone } from './OtherPhone';
import { type OtcState, submitOtc } from './passwordless-actions';
import { ResendOtc } from './ResendOtc';
import { useOtcWords } from './use-otc-words';

/** Steps `loginWithOtc`, `loginWithSmsOtc` and `loginWithQuickSmsOtc`: ask for the code that was just sent. */
export function OtcScreen({ state }: { state: OtcState }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const { button, ...words } = useOtcWords(state);

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.login.otcCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.otcInvalidLengthCode') } : {};
  }
  return (
    <Screen {...words}>
      <FieldForm faults={codeFaults} onSubmit={({ code = '' }) => submitOtc(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.otcInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{button}</SubmitButton>
        <ResendOtc />
      </FieldForm>
      <OtherPhone state={state} />
    </Screen>
  );
}
