import { loginErrors } from '../metadata/locales/en/login-errors';
import { loginSteps } from '../metadata/locales/en/login-steps';
import type { TextTree } from '../metadata/translate';
import css from './login-steps.css?inline';

/** What all steps after the first bring along. */
export const shared = { texts: { loginBox: loginSteps, errors: loginErrors }, css };

/** The same, with the words and the rules of a flow of its own. */
export function sharedWith(words: TextTree, rules = '') {
  return { texts: { ...shared.texts, loginBox: { ...loginSteps, ...words } }, css: css + rules };
}
