import { loginSteps } from '../metadata/locales/en/login-steps';
import css from './login-steps.css?inline';

/** What all steps after the first bring along. */
export const shared = { texts: { loginBox: loginSteps }, css };
