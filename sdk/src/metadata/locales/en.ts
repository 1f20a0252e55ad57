import type { ErrorCode } from '../../contract/error-codes';
import { joinPortalTexts, joinTexts, type Widen } from '../language-packs/join-texts';
import { pageTexts } from './en/page-texts';
import { portalFiles } from './packs/en/admin-portal';
import * as commonFiles from './packs/en/common';
import * as loginBoxFiles from './packs/en/login-box';

const common = joinTexts(commonFiles);
common.errors satisfies Record<ErrorCode, string>;

/** The English texts of all screens, with their parameters in the types. */
const spoken = { ...common, ...joinTexts(loginBoxFiles), ...joinPortalTexts(portalFiles) };

/** The texts that screens may use; what `t` checks its keys against. */
export type SpokenTexts = typeof spoken;

/** All English texts, including those that only vendors change: a key that is not here does not exist. */
export const en = {
  ...spoken,
  loginBox: {
    ...spoken.loginBox,
    signup: { ...loginBoxFiles.signup, ...pageTexts.signup },
    activateAccount: { ...loginBoxFiles.activateAccount, ...pageTexts.activateAccount },
    socialLogins: { ...spoken.loginBox.socialLogins, ...pageTexts.socialLogins },
  },
} as const;

/** The type of a complete language: the tree of all texts, with any string as text. */
export type Texts = Widen<SpokenTexts>;

/** A language that may be incomplete: any text may be missing, and plurals have the forms of their language. */
export type PartialTexts = { [Area in keyof Texts]: Partly<Texts[Area]> };

type Partly<T> = {
  [K in keyof T | MorePlurals<keyof T>]?: K extends keyof T ? (T[K] extends string ? string : Partly<T[K]>) : string;
};

/** Plural forms other than English's two: Hebrew and Arabic have a separate one for pairs. */
type MorePlurals<K> = K extends `${infer Stem}_other` ? `${Stem}_${'zero' | 'two' | 'few' | 'many'}` : never;
