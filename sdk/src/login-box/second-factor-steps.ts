import { loginSteps } from '../metadata/locales/en/login-steps';
import { secondFactor } from '../metadata/locales/en/second-factor';
import { sharedWith } from './later-steps';
import css from './second-factor/second-factor.css?inline';

const login = { ...loginSteps.login, ...secondFactor.login };

/** What all steps around the second factor bring along. */
export const secondFactorSteps = sharedWith({ login }, css);
