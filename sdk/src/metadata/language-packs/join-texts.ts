import type { portalFiles } from '../locales/packs/en/admin-portal';
import type * as commonFiles from '../locales/packs/en/common';
import type * as loginBoxFiles from '../locales/packs/en/login-box';
import { mergeDeep } from '../merge';
import type { TextTree } from '../text-tree';

/** A tree of texts, with any string as text. */
export type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

/** The texts that the login box and the admin portal share, as they are cut into files. */
export type CommonFiles = Widen<typeof commonFiles>;

/** The texts of the login box, as they are cut into files. */
export type LoginBoxFiles = Widen<typeof loginBoxFiles>;

/** The texts of the admin portal, as they are cut into files. A language may have more plural forms than English. */
export type PortalFiles = Record<keyof typeof portalFiles, TextTree>;

/** Where the texts of each file are in the catalogue. A new file does not compile without its place. */
const places = {
  common: 'common',
  lazyCommon: 'common',
  poweredBy: 'common.states',
  phoneField: 'common.phoneField',
  slowRequest: 'common.slowRequest',
  interrupted: 'common.interrupted',
  validations: 'validations',
  errors: 'errors',
  loginErrors: 'errors',
  portalErrors: 'errors',
  portalFailures: 'errors',
  cancelledRequest: 'errors',
  loginBox: 'loginBox',
  loginSteps: 'loginBox',
  loginSide: 'loginBox',
  loginOptions: 'loginBox',
  socialLogins: 'loginBox',
  callbacks: 'loginBox',
  secondFactor: 'loginBox',
  signUpLink: 'loginBox',
  passwordRecovery: 'loginBox',
  loginPhone: 'loginBox.login',
  passwordless: 'loginBox.login',
  passkeys: 'loginBox.login',
  passkeyPrompt: 'loginBox.login',
  quickLogin: 'loginBox.login',
  signup: 'loginBox.signup',
  signUpSide: 'loginBox.signup',
  acceptInvitation: 'loginBox.acceptInvitation',
  activateAccount: 'loginBox.activateAccount',
  approvalFlow: 'loginBox.approvalFlow',
  foreignFrame: 'loginBox.foreignFrame',
  hostedLogin: 'loginBox.hostedLogin',
  impersonate: 'loginBox.impersonate',
  mobileAuthenticator: 'loginBox.mobileAuthenticator',
  openApp: 'loginBox.openApp',
  resetPhoneNumber: 'loginBox.resetPhoneNumber',
  stepUp: 'loginBox.stepUp',
  unlockAccount: 'loginBox.unlockAccount',
} as const satisfies Record<keyof CommonFiles | keyof LoginBoxFiles, string>;

type Places = typeof places;

type Nested<Path extends string, T> = Path extends `${infer Head}.${infer Rest}`
  ? { [K in Head]: Nested<Rest, T> }
  : { [K in Path]: T };

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Joined<Files> = Intersection<
  { [File in keyof Files & keyof Places]: Nested<Places[File], Files[File]> }[keyof Files & keyof Places]
>;

const nested = (path: string, texts: TextTree): TextTree =>
  path.split('.').reduceRight<TextTree>((inner, key) => ({ [key]: inner }), texts);

/** Joins the files of a language into one tree. */
export function joinTexts<Files extends { readonly [File in keyof Places]?: TextTree }>(files: Files): Joined<Files> {
  const trees = Object.entries<TextTree>(files).map(([file, texts]) => nested(places[file as keyof Places], texts));
  return trees.reduce<TextTree>((all, tree) => mergeDeep(all, tree) as TextTree, {}) as Joined<Files>;
}

/** Joins the files of the admin portal in one language. */
export function joinPortalTexts<Files extends Record<string, TextTree>>(files: Files) {
  return { adminPortal: Object.assign({}, ...Object.values(files)) as Intersection<Files[keyof Files]> };
}
