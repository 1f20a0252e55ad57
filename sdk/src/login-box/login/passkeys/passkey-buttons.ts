import { passkeys } from '../../../metadata/locales/en/passkeys';
import { socialLogins } from '../../../metadata/locales/en/social-logins';
import { withLoginWords } from '../../later-steps';
import type { PieceContent } from '../../piece';
import { PasskeyButtons, type PasskeyButtonsProps } from './PasskeyButtons';
import css from './passkeys.css?inline';

const { signInWithSocialLogin } = socialLogins.login;

/** What the first screen downloads where the vendor offers passkeys. */
export const passkeyButtonsContent: PieceContent<PasskeyButtonsProps> = {
  component: PasskeyButtons,
  ...withLoginWords({ ...passkeys, signInWithSocialLogin }, css),
};
