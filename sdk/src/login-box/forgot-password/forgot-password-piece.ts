import type { FlowProps } from '../flow-pieces';
import { lazyPiece } from '../piece';

/** Who knows the password never downloads the way to a new one. */
export const forgotPasswordPiece = lazyPiece<FlowProps>(() =>
  import('./ForgotPasswordFlow').then((module) => module.forgotPasswordContent),
);
