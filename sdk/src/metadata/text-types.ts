import type { SpokenTexts } from './locales/en';

/** Values for the `{{param}}`s of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** A part of the texts that is loaded on its own. `common` stands for common texts, validations and errors. */
export type TextArea = 'common' | 'loginBox' | 'adminPortal';

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `days_one` and `days_other` are one key, `days`, that takes a `count`. */
type Singular<K extends string> = K extends `${infer Stem}_${PluralCategory}` ? Stem : K;

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${Singular<K>}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** A key of the product's own texts. */
export type KnownTextKey = Leaves<SpokenTexts>;

/** Any key: the product's own, the vendor's free ones, and error codes as they come. */
export type TextKey = KnownTextKey | `errors.${string}` | `custom.${string}`;

type ValueAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? ValueAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? T[`${K}_other`]
      : never;

type ParamNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParamNames<Rest> : never;

type ParamsOf<K extends string> = Record<ParamNames<ValueAt<SpokenTexts, K>>, string | number>;

/** What follows the key: nothing for a plain text, its parameters for one with braces, any for an open key. */
export type ParamArguments<K extends TextKey> = K extends KnownTextKey
  ? [ParamNames<ValueAt<SpokenTexts, K>>] extends [never]
    ? []
    : [params: ParamsOf<K>]
  : [params?: TextParams];

/** Returns the text of a key. Never shows a key and never parses a text as HTML. */
export interface Translate {
  <K extends TextKey>(key: K, ...params: ParamArguments<K>): string;
  /** The text, or `undefined` where no language has one: for error codes and `custom` keys. */
  find(key: string, params?: TextParams): string | undefined;
  /** BCP 47 tag of the texts, for `lang` and for formatting dates and numbers. */
  readonly language: string;
}
