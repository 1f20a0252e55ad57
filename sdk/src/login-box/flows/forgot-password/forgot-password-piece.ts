import { lazyPiece } from '../../runtime/piece';
import type { FlowProps } from '../flow-props';

/** The password recovery flow as a lazy component: users who know their password never load its chunk. */
export const forgotPasswordPiece = lazyPiece<FlowProps>(() =>
  import('./ForgotPasswordFlow').then((module) => module.forgotPasswordContent),
);
