import { lazyPiece } from './piece';

/** The phone field for screens of the first download, which must not bring its numbering plans along. */
export const phoneFieldPiece = lazyPiece(() =>
  import('./screens/PhoneNumberField').then((module) => module.phoneNumberFieldContent),
);
