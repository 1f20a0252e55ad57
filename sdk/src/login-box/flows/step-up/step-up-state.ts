import type { ChallengeState } from '../second-factor/challenge-state';

/** Steps of the step-up route, which asks for the second factor before a sensitive action. */
export type StepUpState =
  /** Loads the challenge. */
  | { step: 'stepUp' }
  | ChallengeState
  /** The account has no second factor, so a step-up is impossible. */
  | { step: 'noMFAEnrolledStepUp' }
  | { step: 'stepUpSuccess' };

/** Name of a step of the step-up flow. */
export type StepUpStep = StepUpState['step'];
