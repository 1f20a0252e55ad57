import type { ErrorCode } from '../../contract/error-codes';
import { acceptInvitation } from './en/accept-invitation';
import { activateAccount } from './en/activate-account';
import { adminPortal } from './en/admin-portal';
import { approvalFlow } from './en/approval-flow';
import { callbacks } from './en/callbacks';
import { common } from './en/common';
import { errors } from './en/errors';
import { foreignFrame } from './en/foreign-frame';
import { hostedLogin } from './en/hosted-login';
import { impersonate } from './en/impersonate';
import { laterCommon, validations } from './en/later-common';
import { loginBox } from './en/login-box';
import { loginErrors } from './en/login-errors';
import { loginOptions } from './en/login-options';
import { loginPhone } from './en/login-phone';
import { loginSide, signUpSide } from './en/login-side';
import { loginSteps } from './en/login-steps';
import { mobileAuthenticator } from './en/mobile-authenticator';
import { openApp } from './en/open-app';
import { ownTexts } from './en/own-texts';
import { passkeyPrompt, passkeys } from './en/passkeys';
import { passwordRecovery } from './en/password-recovery';
import { passwordless } from './en/passwordless';
import { phoneField } from './en/phone-field';
import { portalErrors } from './en/portal-errors';
import { poweredBy } from './en/powered-by';
import { quickLogin } from './en/quick-login';
import { resetPhoneNumber } from './en/reset-phone-number';
import { secondFactor } from './en/second-factor';
import { signup } from './en/sign-up';
import { signUpLink } from './en/sign-up-link';
import { cancelledRequest, slowRequest } from './en/slow-request';
import { socialLogins } from './en/social-logins';
import { stepUp } from './en/step-up';
import { unlockAccount } from './en/unlock-account';

/** The English texts of all screens, with their parameters in the types. */
const spoken = {
  common: {
    ...common,
    ...laterCommon,
    errors: { ...common.errors, ...laterCommon.errors },
    fields: { ...common.fields, ...laterCommon.fields },
    actions: { ...common.actions, ...laterCommon.actions },
    states: { ...common.states, ...poweredBy },
    phoneField,
    slowRequest,
  },
  validations,
  errors: { ...errors, ...loginErrors, ...portalErrors, ...cancelledRequest } satisfies Record<ErrorCode, string>,
  loginBox: {
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
      ...loginBox.login,
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
  },
  adminPortal,
} as const;

/** The texts that screens may use; what `t` checks its keys against. */
export type SpokenTexts = typeof spoken;

/** All English texts, including those that only vendors change: a key that is not here does not exist. */
export const en = {
  ...spoken,
  loginBox: {
    ...spoken.loginBox,
    signup: { ...signup, ...ownTexts.signup },
    activateAccount: { ...activateAccount, ...ownTexts.activateAccount },
    socialLogins: { ...spoken.loginBox.socialLogins, ...ownTexts.socialLogins },
  },
} as const;

/** The type of a complete language: the tree of all texts, with any string as text. */
export type Texts = Widen<SpokenTexts>;

type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

/** A language that may be incomplete: any text may be missing, and plurals have the forms of their language. */
export type PartialTexts = { [Area in keyof Texts]: Partly<Texts[Area]> };

type Partly<T> = {
  [K in keyof T | MorePlurals<keyof T>]?: K extends keyof T ? (T[K] extends string ? string : Partly<T[K]>) : string;
};

/** Plural forms other than English's two: Hebrew and Arabic have a separate one for pairs. */
type MorePlurals<K> = K extends `${infer Stem}_other` ? `${Stem}_${'zero' | 'two' | 'few' | 'many'}` : never;
