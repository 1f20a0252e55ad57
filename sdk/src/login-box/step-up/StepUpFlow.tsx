import { stepUp } from '../../metadata/locales/en/step-up';
import { FlowView } from '../FlowView';
import type { FlowProps } from '../flow-pieces';
import { type PieceContent, readyPiece } from '../piece';
import type { StepScreens } from '../StepView';
import type { ChallengeStateOf } from '../second-factor/challenge-state';
import { secondFactorSteps } from '../second-factor-steps';
import { NoSecondFactorScreen } from './NoSecondFactorScreen';
import { StepUpChallengeScreen } from './StepUpChallengeScreen';
import { StepUpScreen } from './StepUpScreen';
import { StepUpSuccessScreen } from './StepUpSuccessScreen';
import type { StepUpState } from './step-up-state';
import { createStepUpStore } from './step-up-store';

/** Small screens that come together: most of them are likely to be seen. */
const stepUpScreens: StepScreens<StepUpState> = {
  stepUp: readyPiece(StepUpScreen),
  verify: readyPiece<{ state: ChallengeStateOf<'verify'> }>(StepUpChallengeScreen),
  authenticatorApp: readyPiece<{ state: ChallengeStateOf<'authenticatorApp'> }>(StepUpChallengeScreen),
  smsVerifyCode: readyPiece<{ state: ChallengeStateOf<'smsVerifyCode'> }>(StepUpChallengeScreen),
  emailVerifyCode: readyPiece<{ state: ChallengeStateOf<'emailVerifyCode'> }>(StepUpChallengeScreen),
  noMFAEnrolledStepUp: readyPiece(NoSecondFactorScreen),
  stepUpSuccess: readyPiece(StepUpSuccessScreen),
};

/** The step-up route: the second factor once more, and back to where the user was. */
function StepUpFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createStepUpStore(app, starts?.stepUp)} screens={stepUpScreens} />;
}

const { texts, css } = secondFactorSteps;

/** What the route downloads. */
export const stepUpContent: PieceContent<FlowProps> = {
  component: StepUpFlow,
  texts: { ...texts, loginBox: { ...texts.loginBox, stepUp } },
  css,
};
