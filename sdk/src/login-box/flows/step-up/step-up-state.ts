import type { ChallengeState } from '../second-factor/challenge-state';

/** What the login box shows on the step-up route: the second factor, for something that matters. */
export type StepUpState =
  /** The service is being asked what is missing. */
  | { step: 'stepUp' }
  | ChallengeState
  /** The account has no second factor: nothing can be shown. */
  | { step: 'noMFAEnrolledStepUp' }
  | { step: 'stepUpSuccess' };

export type StepUpStep = StepUpState['step'];
