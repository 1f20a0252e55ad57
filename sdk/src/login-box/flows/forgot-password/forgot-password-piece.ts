import { lazyPiece } from '../../runtime/piece';
import type { FlowProps } from '../flow-props';

/** Who knows the password never downloads the way to a new one. */
export const forgotPasswordPiece = lazyPiece<FlowProps>(() =>
  import('./ForgotPasswordFlow').then((module) => module.forgotPasswordContent),
);
