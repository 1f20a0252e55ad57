import { callbacks } from '../../../metadata/locales/en/callbacks';
import { loginSteps } from '../../../metadata/locales/en/login-steps';
import { shared } from '../../parts/later-steps';

/** What the steps after a visit to another site bring along. */
export const callback = {
  ...shared,
  texts: {
    ...shared.texts,
    loginBox: { ...loginSteps, ...callbacks, login: { ...loginSteps.login, ...callbacks.login } },
  },
};
