import { laterCommon, validations } from '../../metadata/locales/en/later-common';
import { loginErrors } from '../../metadata/locales/en/login-errors';
import { loginSteps } from '../../metadata/locales/en/login-steps';
import { loginPhone, phoneField } from '../../metadata/locales/en/phone-field';
import { cancelledRequest } from '../../metadata/locales/en/slow-request';
import type { TextTree } from '../../metadata/translate';
import fieldsCss from '../../ui/fields.css?inline';
import stepsCss from './login-steps.css?inline';

const css = fieldsCss + stepsCss;

const steps = { ...loginSteps, login: { ...loginSteps.login, ...loginPhone } };

/** What all steps after the first bring along. */
export const shared = {
  texts: {
    common: { ...laterCommon, phoneField },
    validations,
    loginBox: steps,
    errors: { ...loginErrors, ...cancelledRequest },
  },
  css,
};

/** The same, with the words and the rules of a flow of its own. */
export function sharedWith(words: TextTree, rules = '') {
  return { texts: { ...shared.texts, loginBox: { ...steps, ...words } }, css: css + rules };
}

/** The same, with more words and rules of the login flow. */
export function withLoginWords(words: TextTree, rules = '') {
  return sharedWith({ login: { ...steps.login, ...words } }, rules);
}
