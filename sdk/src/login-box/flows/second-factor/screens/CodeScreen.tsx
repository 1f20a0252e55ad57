import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { ResendCode } from '../../../parts/form/ResendCode';
import { Screen } from '../../../parts/screen/Screen';
import { resendCode, submitCode } from '../challenge-actions';
import type { ChallengeFlow } from '../challenge-flow';
import type { ChallengeState } from '../challenge-state';
import { useChallengeTexts } from '../use-challenge-texts';
import { CodeForm } from './CodeForm';

export interface CodeScreenProps {
  state: ChallengeState;
  flow: ChallengeFlow;
  /** Below the form: the other methods and the link back. */
  children: ReactNode;
}

/** Steps `authenticatorApp`, `smsVerifyCode`, `emailVerifyCode`, and `verify` without a choice: asks for the code. */
export function CodeScreen({ state, flow, children }: CodeScreenProps) {
  const t = useTranslate();
  const verify = state.step === 'emailVerifyCode' ? 'mfaEmailCodeContinueButton' : 'mfaVerifyButton';
  const submit = t(flow.page === 'stepUp' ? 'loginBox.stepUp.mfaSubmitButton' : `loginBox.login.${verify}`);
  return (
    <Screen {...useChallengeTexts(state, flow.page)}>
      <CodeForm
        onSubmit={(code, remember) => submitCode(flow, code, remember)}
        submit={submit}
        rememberDays={state.rememberDays}
      >
        {(state.step === 'smsVerifyCode' || state.step === 'emailVerifyCode') && (
          <ResendCode by={state.step === 'smsVerifyCode' ? 'sms' : 'email'} onResend={() => resendCode(flow)} />
        )}
      </CodeForm>
      {children}
    </Screen>
  );
}
