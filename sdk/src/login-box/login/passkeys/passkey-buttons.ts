import { passkeys } from '../../../metadata/locales/en/passkeys';
import { shared } from '../../later-steps';
import type { PieceContent } from '../../piece';
import { PasskeyButtons, type PasskeyButtonsProps } from './PasskeyButtons';

/** What the first screen downloads where the vendor offers passkeys. */
export const passkeyButtonsContent: PieceContent<PasskeyButtonsProps> = {
  component: PasskeyButtons,
  texts: { ...shared.texts, loginBox: { ...shared.texts.loginBox, login: { ...shared.texts.loginBox.login, ...passkeys } } },
  css: shared.css,
};
