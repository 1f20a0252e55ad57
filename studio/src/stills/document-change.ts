import { type PortalMetadata, readColor } from '@portico/sdk/metadata';

/** A text that an edit has changed. */
interface TextChange {
  language: string;
  /** As screens name it: `loginBox.login.title`, without a plural form. */
  key: string;
  /** The new text, if it is shown as it is written; `null` if it was removed, or has parameters or plural forms. */
  text: string | null;
}

/** How one document differs from another. */
export interface DocumentChange {
  texts: TextChange[];
  /** Apart from texts, only colours and styles differ: the markup of screens stays the same. */
  isStyleOnly: boolean;
  /** Paths of what differs apart from texts, colours and styles: `['navigation', 'users', 'visibility']`. */
  structure: (readonly string[])[];
}

/** A value of two documents that differs. */
interface Difference {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

/** Plural forms of a text: `members_one`. */
export const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Objects of the theme that hold CSS: `boxTitleStyle`. */
const styleObject = /style$/i;

/** Compares two documents; parts that are the same object are not read. */
export function documentChange(before: PortalMetadata, after: PortalMetadata): DocumentChange {
  const differences = differencesOf(before, after, []);
  const texts = differences.filter(isText);
  const structure = differences.filter((difference) => !isText(difference) && !isStyle(difference));
  return {
    texts: texts.map(textChange),
    isStyleOnly: structure.length === 0,
    structure: structure.map(({ path }) => path),
  };
}

function differencesOf(before: unknown, after: unknown, path: readonly string[]): Difference[] {
  if (before === after) return [];
  if (!isPlain(before) || !isPlain(after)) {
    const part = before ?? after;
    const isAddedOrRemoved = before === undefined || after === undefined;
    if (!isAddedOrRemoved || !isPlain(part)) return [{ path, before, after }];
  }
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => differencesOf(valueIn(before, name), valueIn(after, name), [...path, name]));
}

/** Whether a value is an object with names, not a list. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueIn(value: unknown, name: string): unknown {
  return isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether a difference is one of a text: `localizations.en.loginBox.login.title`. */
export function isText({ path }: Difference): boolean {
  return path[0] === 'localizations' && path.length > 3;
}

function textChange({ path: [, language = '', ...key], after }: Difference): TextChange {
  const name = key.join('.');
  const isPlainText = typeof after === 'string' && !after.includes('{{') && !pluralForm.test(name);
  return { language, key: name.replace(pluralForm, ''), text: isPlainText ? after : null };
}

/** Whether a difference is one of colours or of CSS only. */
export function isStyle({ path, before, after }: Difference): boolean {
  const isTheme = path[0] === 'themeV2' || path[0] === 'theme';
  return isTheme && (path.some((name) => styleObject.test(name)) || (isColor(before) && isColor(after)));
}

/** An absent value is replaced by a default of the same kind. */
function isColor(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && readColor(value) !== undefined);
}
