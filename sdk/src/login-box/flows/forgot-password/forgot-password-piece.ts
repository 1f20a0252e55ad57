import type { FlowProps } from '../../runtime/flow-pieces';
import { lazyPiece } from '../../runtime/piece';

/** Who knows the password never downloads the way to a new one. */
export const forgotPasswordPiece = lazyPiece<FlowProps>(() =>
  import('./ForgotPasswordFlow').then((module) => module.forgotPasswordContent),
);
