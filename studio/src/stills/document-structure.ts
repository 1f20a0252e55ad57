import type { PortalMetadata } from '@portico/sdk/metadata';
import { isPlain, isStyle, isText, pluralForm } from './document-change';

/** The part of a document that decides the markup of screens: without colours, styles and texts. */
export function structureOf(metadata: PortalMetadata): string {
  return JSON.stringify(structureIn(metadata, []));
}

function structureIn(value: unknown, path: readonly string[]): unknown {
  const part = { path, before: value, after: value };
  if (value === undefined || isText(part) || isStyle(part)) return undefined;
  if (!isPlain(value)) return value;
  const names = Object.keys(value).sort();
  return names.map((name) => [name, structureIn(value[name], [...path, name])]);
}

/** Returns a function that returns the texts of a document that screens with these keys show. */
export function textsOf({ localizations }: PortalMetadata): (keys: readonly string[]) => string {
  const texts = new Map<string, string[]>();
  function note(value: unknown, [language, ...path]: readonly string[]): void {
    if (isPlain(value)) {
      for (const name of Object.keys(value).sort()) note(value[name], language ? [language, ...path, name] : [name]);
      return;
    }
    const key = path.join('.').replace(pluralForm, '');
    texts.set(key, [...(texts.get(key) ?? []), JSON.stringify([language, ...path, value])]);
  }
  note(localizations, []);
  return (keys) =>
    [...keys]
      .sort()
      .flatMap((key) => texts.get(key) ?? [])
      .join('\n');
}
