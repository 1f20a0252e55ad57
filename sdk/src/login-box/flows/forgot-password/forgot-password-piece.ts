import { lazyPiece } from '../../runtime/piece';
import type { FlowProps } from '../flow-props';

/** The password recovery flow as a lazy component, which the login flow prefetches while the user types. */
export const forgotPasswordPiece = lazyPiece<FlowProps>(() =>
  import('./ForgotPasswordFlow').then((module) => module.forgotPasswordContent),
);
