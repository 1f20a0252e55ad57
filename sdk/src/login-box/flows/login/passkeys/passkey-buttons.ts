import type { LazyContent } from '../../../../app/lazy/lazy-component';
import { passkeys } from '../../../../metadata/locales/en/passkeys';
import { socialLogins } from '../../../../metadata/locales/en/social-logins';
import { withLoginTexts } from '../../../parts/contents/step-content';
import css from './passkeys.css?inline';
import { PasskeyButtons, type PasskeyButtonsProps } from './screens/PasskeyButtons';

const { signInWithSocialLogin } = socialLogins.login;

/** Content of the lazy component that the first screen loads if the vendor offers passkeys. */
export const content: LazyContent<PasskeyButtonsProps> = {
  component: PasskeyButtons,
  ...withLoginTexts({ ...passkeys, signInWithSocialLogin }, css),
};
