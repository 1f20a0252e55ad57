import { useTranslate } from '../../../app/context';
import { CodeField } from '../../../ui/CodeField';
import { Screen } from '../../screens/Screen';
import { ScreenForm } from '../../screens/ScreenForm';
import { SubmitButton } from '../../screens/SubmitButton';
import { CODE_LENGTH } from '../../screens/use-check-code';
import { useLoginFlow } from '../login-context';
import { SkipQuickLogin } from '../quick/SkipQuickLogin';
import { AnotherName } from './AnotherName';
import { isolated } from './isolated';
import { isRegistering, type OtcState, submitOtc } from './passwordless-actions';
import { ResendOtc } from './ResendOtc';

/** Names in the theme under which a vendor may replace title and message (contract: metadata §6.3). */
const otcPieces = { title: 'otcTitle', message: 'otcMessage' };
const quickPieces = { title: 'smsVerifyCodeTitle', message: 'smsVerifyCodeMessage' };

/** Steps `loginWithOtc`, `loginWithSmsOtc` and `loginWithQuickSmsOtc`: ask for the code that was just sent. */
export function OtcScreen({ state }: { state: OtcState }) {
  const t = useTranslate();
  const flow = useLoginFlow();
  const bySms = state.step !== 'loginWithOtc';
  const pieces = state.step === 'loginWithQuickSmsOtc' ? quickPieces : otcPieces;

  function validate({ code = '' }) {
    if (!code) return { code: t('loginBox.login.otcCodeIsRequired') };
    return code.length < CODE_LENGTH ? { code: t('loginBox.login.otcInvalidLengthCode') } : {};
  }
  return (
    <Screen
      title={t(bySms ? 'loginBox.login.smsOtcTitle' : 'loginBox.login.otcTitle')}
      titlePiece={pieces.title}
      message={useSentTo(state)}
      messagePiece={pieces.message}
    >
      <ScreenForm onSubmit={({ code = '' }) => submitOtc(flow, code)} validate={validate}>
        <CodeField name="code" label={t('loginBox.login.otcInputLabel')} length={CODE_LENGTH} />
        <SubmitButton>{t('loginBox.login.otcContinue')}</SubmitButton>
        <ResendOtc />
      </ScreenForm>
      {isRegistering(state) ? <SkipQuickLogin /> : <AnotherName name={state.email} />}
    </Screen>
  );
}

/** Where the code went: as exactly as is known. */
function useSentTo(state: OtcState): string {
  const t = useTranslate();
  if (state.step !== 'loginWithOtc') {
    const { phoneNumber } = state;
    if (!phoneNumber) return t('loginBox.login.smsOtcMessage');
    return t('loginBox.login.smsOtcSentTo', { phoneNumber: isolated(phoneNumber) });
  }
  if (!state.email.includes('@')) return t('loginBox.login.otcMessageNoEmail');
  return t('loginBox.login.otcMessage', { email: isolated(state.email) });
}
