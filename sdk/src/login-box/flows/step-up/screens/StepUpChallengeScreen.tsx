import type { ChallengeState } from '../../second-factor/challenge-state';
import { ChallengeView } from '../../second-factor/screens/ChallengeView';
import { useStepUpFlow } from '../step-up-context';
import { BackToApplication } from './BackToApplication';

/** Steps `verify`, `authenticatorApp`, `smsVerifyCode` and `emailVerifyCode` of a step-up. */
export function StepUpChallengeScreen({ state }: { state: ChallengeState }) {
  const flow = useStepUpFlow((stepUp) => stepUp.challenge);
  return (
    <ChallengeView state={state} flow={flow}>
      <BackToApplication />
    </ChallengeView>
  );
}
