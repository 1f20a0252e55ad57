import { type LazyContent, loadedComponent } from '../../../app/lazy/lazy-component';
import { stepUp } from '../../../metadata/locales/en/step-up';
import { secondFactorSteps } from '../../parts/contents/second-factor-steps';
import { FlowView } from '../../runtime/FlowView';
import type { StepScreens } from '../../runtime/StepView';
import type { FlowProps } from '../flow-props';
import type { ChallengeStateOf } from '../second-factor/challenge-state';
import { NoSecondFactorScreen } from './screens/NoSecondFactorScreen';
import { StepUpChallengeScreen } from './screens/StepUpChallengeScreen';
import { StepUpScreen } from './screens/StepUpScreen';
import { StepUpSuccessScreen } from './screens/StepUpSuccessScreen';
import type { StepUpState } from './step-up-state';
import { createStepUpStore } from './step-up-store';

/** One chunk for all screens: they are small, and a user is likely to see most of them. */
const stepUpScreens: StepScreens<StepUpState> = {
  stepUp: loadedComponent(StepUpScreen),
  verify: loadedComponent<{ state: ChallengeStateOf<'verify'> }>(StepUpChallengeScreen),
  authenticatorApp: loadedComponent<{ state: ChallengeStateOf<'authenticatorApp'> }>(StepUpChallengeScreen),
  smsVerifyCode: loadedComponent<{ state: ChallengeStateOf<'smsVerifyCode'> }>(StepUpChallengeScreen),
  emailVerifyCode: loadedComponent<{ state: ChallengeStateOf<'emailVerifyCode'> }>(StepUpChallengeScreen),
  noMFAEnrolledStepUp: loadedComponent(NoSecondFactorScreen),
  stepUpSuccess: loadedComponent(StepUpSuccessScreen),
};

/** The flow of the step-up route: asks for the second factor again, then goes back to the previous page. */
function StepUpFlow({ starts }: FlowProps) {
  return <FlowView create={(app) => createStepUpStore(app, starts?.stepUp)} screens={stepUpScreens} />;
}

const { texts, css } = secondFactorSteps;

/** The route's chunk: component, texts and CSS. */
export const content: LazyContent<FlowProps> = {
  component: StepUpFlow,
  texts: { ...texts, loginBox: { ...texts.loginBox, stepUp } },
  css,
};
