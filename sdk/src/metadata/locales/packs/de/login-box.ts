import { acceptInvitation } from '../../de/accept-invitation';
import { activateAccount } from '../../de/activate-account';
import { approvalFlow } from '../../de/approval-flow';
import { callbacks } from '../../de/callbacks';
import { foreignFrame } from '../../de/foreign-frame';
import { hostedLogin } from '../../de/hosted-login';
import { impersonate } from '../../de/impersonate';
import { loginBox as firstScreen } from '../../de/login-box';
import { loginOptions } from '../../de/login-options';
import { loginPhone } from '../../de/login-phone';
import { loginSide, signUpSide } from '../../de/login-side';
import { loginSteps } from '../../de/login-steps';
import { mobileAuthenticator } from '../../de/mobile-authenticator';
import { openApp } from '../../de/open-app';
import { passkeyPrompt, passkeys } from '../../de/passkeys';
import { passwordRecovery } from '../../de/password-recovery';
import { passwordless } from '../../de/passwordless';
import { quickLogin } from '../../de/quick-login';
import { resetPhoneNumber } from '../../de/reset-phone-number';
import { secondFactor } from '../../de/second-factor';
import { signup } from '../../de/sign-up';
import { signUpLink } from '../../de/sign-up-link';
import { socialLogins } from '../../de/social-logins';
import { stepUp } from '../../de/step-up';
import { unlockAccount } from '../../de/unlock-account';
import type { Texts } from '../../en';

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

/** German texts of the login box. */
export const pack = { loginBox };
