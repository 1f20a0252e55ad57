import guideCss from '../../../app/password/guide/password-guide.css?inline';
import { cancelledRequest } from '../../../app/SlowRequest';
import { lazyCommon, validations } from '../../../metadata/locales/en/lazy-common';
import { loginErrors } from '../../../metadata/locales/en/login-errors';
import { loginPhone } from '../../../metadata/locales/en/login-phone';
import { loginSteps } from '../../../metadata/locales/en/login-steps';
import { phoneField } from '../../../metadata/locales/en/phone-field';
import type { TextTree } from '../../../metadata/text-tree';
import fieldsCss from '../../../ui/fields.css?inline';
import stepsCss from '../login-steps.css?inline';

const css = fieldsCss + guideCss + stepsCss;

const steps = { ...loginSteps, login: { ...loginSteps.login, ...loginPhone } };

/** The texts and styles that all steps after the first share. */
export const shared = {
  texts: {
    common: { ...lazyCommon, phoneField },
    validations,
    loginBox: steps,
    errors: { ...loginErrors, ...cancelledRequest },
  },
  css,
};

/** The shared content, with the texts and CSS rules of a flow. */
export function sharedWith(texts: TextTree, rules = '') {
  return { texts: { ...shared.texts, loginBox: { ...steps, ...texts } }, css: css + rules };
}

/** The shared content, with more texts and CSS rules of the login flow. */
export function withLoginTexts(texts: TextTree, rules = '') {
  return sharedWith({ login: { ...steps.login, ...texts } }, rules);
}
