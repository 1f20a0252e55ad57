import { loginSteps } from '../../../metadata/locales/en/login-steps';
import { passwordless } from '../../../metadata/locales/en/passwordless';
import { loginPhone } from '../../../metadata/locales/en/phone-field';
import { sharedWith } from '../../later-steps';

/** What all steps of signing in without a password bring along. */
export const wayStep = sharedWith({ login: { ...loginSteps.login, ...loginPhone, ...passwordless } });
