import { useMemo } from 'react';
import type { ChallengeState } from '../../second-factor/challenge-state';
import { ChallengeView } from '../../second-factor/screens/ChallengeView';
import { challengeOfStepUp } from '../step-up-actions';
import { useStepUpFlow } from '../step-up-context';
import { BackToApplication } from './BackToApplication';

/** Steps `verify`, `authenticatorApp`, `smsVerifyCode` and `emailVerifyCode` of a step-up. */
export function StepUpChallengeScreen({ state }: { state: ChallengeState }) {
  const flow = useStepUpFlow();
  const challenge = useMemo(() => challengeOfStepUp(flow), [flow]);
  return (
    <ChallengeView state={state} flow={challenge}>
      <BackToApplication />
    </ChallengeView>
  );
}
