import { passkeys } from '../../../../metadata/locales/en/passkeys';
import { socialLogins } from '../../../../metadata/locales/en/social-logins';
import { withLoginWords } from '../../../parts/later-steps';
import type { PieceContent } from '../../../runtime/piece';
import css from './passkeys.css?inline';
import { PasskeyButtons, type PasskeyButtonsProps } from './screens/PasskeyButtons';

const { signInWithSocialLogin } = socialLogins.login;

/** Content of the lazy component that the first screen loads if the vendor offers passkeys. */
export const passkeyButtonsContent: PieceContent<PasskeyButtonsProps> = {
  component: PasskeyButtons,
  ...withLoginWords({ ...passkeys, signInWithSocialLogin }, css),
};
