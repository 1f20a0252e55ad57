import { callbacks } from '../../../metadata/locales/en/callbacks';
import { loginSteps } from '../../../metadata/locales/en/login-steps';
import { shared } from './step-content';

/** Texts and CSS in the chunk of the callback steps. */
export const callback = {
  ...shared,
  texts: {
    ...shared.texts,
    loginBox: { ...loginSteps, ...callbacks, login: { ...loginSteps.login, ...callbacks.login } },
  },
};
