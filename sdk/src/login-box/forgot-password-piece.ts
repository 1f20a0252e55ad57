import { lazyPiece } from './piece';

/** Who knows the password never downloads the way to a new one. */
export const forgotPasswordPiece = lazyPiece(() =>
  import('./ForgotPasswordFlow').then((module) => module.ForgotPasswordFlow),
);
