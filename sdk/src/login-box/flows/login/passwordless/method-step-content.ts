import { keyFailures } from '../../../../metadata/locales/en/key-failures';
import { loginPhone } from '../../../../metadata/locales/en/login-phone';
import { loginSteps } from '../../../../metadata/locales/en/login-steps';
import { passkeys } from '../../../../metadata/locales/en/passkeys';
import { passwordless } from '../../../../metadata/locales/en/passwordless';
import { quickLogin } from '../../../../metadata/locales/en/quick-login';
import { sharedWith } from '../../../parts/contents/step-content';

/** Texts in the chunk of the steps that sign in without a password. */
export const methodStepContent = sharedWith({
  login: { ...loginSteps.login, ...loginPhone, ...passwordless, ...passkeys, ...quickLogin, ...keyFailures },
});
