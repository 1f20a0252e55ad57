import type { Texts } from '../../en';
import { acceptInvitation } from '../../he/accept-invitation';
import { activateAccount } from '../../he/activate-account';
import { approvalFlow } from '../../he/approval-flow';
import { callbacks } from '../../he/callbacks';
import { foreignFrame } from '../../he/foreign-frame';
import { hostedLogin } from '../../he/hosted-login';
import { impersonate } from '../../he/impersonate';
import { loginBox as firstScreen } from '../../he/login-box';
import { loginOptions } from '../../he/login-options';
import { loginPhone } from '../../he/login-phone';
import { loginSide, signUpSide } from '../../he/login-side';
import { loginSteps } from '../../he/login-steps';
import { mobileAuthenticator } from '../../he/mobile-authenticator';
import { openApp } from '../../he/open-app';
import { passkeyPrompt, passkeys } from '../../he/passkeys';
import { passwordRecovery } from '../../he/password-recovery';
import { passwordless } from '../../he/passwordless';
import { quickLogin } from '../../he/quick-login';
import { resetPhoneNumber } from '../../he/reset-phone-number';
import { secondFactor } from '../../he/second-factor';
import { signup } from '../../he/sign-up';
import { signUpLink } from '../../he/sign-up-link';
import { socialLogins } from '../../he/social-logins';
import { stepUp } from '../../he/step-up';
import { unlockAccount } from '../../he/unlock-account';

const loginBox: Texts['loginBox'] = {
  ...loginSteps,
  ...passwordRecovery,
  unlockAccount,
  activateAccount,
  acceptInvitation,
  impersonate,
  openApp,
  approvalFlow,
  mobileAuthenticator,
  callback: callbacks.callback,
  foreignFrame,
  hostedLogin,
  socialLogins: { ...socialLogins.socialLogins, ...callbacks.socialLogins },
  stepUp,
  login: {
    ...firstScreen.login,
    ...loginSteps.login,
    ...loginPhone,
    ...loginSide.login,
    ...loginOptions.login,
    ...socialLogins.login,
    ...callbacks.login,
    ...secondFactor.login,
    ...passwordless,
    ...passkeys,
    ...passkeyPrompt,
    ...signUpLink.login,
    ...quickLogin,
  },
  resetPhoneNumber,
  signup: { ...signup, ...signUpSide },
};

/** Hebrew texts of the login box. */
export const pack = { loginBox };
