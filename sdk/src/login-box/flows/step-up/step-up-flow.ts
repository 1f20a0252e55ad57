import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { OwedStepUp } from './owed-step-up';
import type { StepUpState } from './step-up-state';

/** The step-up flow as its actions use it. */
export interface StepUpFlow extends Flow<StepUpState> {
  /** The step-up that must follow a new login, if the user has to sign in first. */
  readonly owed: OwedStepUp;
}

/** The step-up flow of one mounted login box. */
export interface StepUpStore extends FlowSnapshot<StepUpState>, SteppedFlow<StepUpState> {
  readonly flow: StepUpFlow;
  /** Loads the challenge. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
