import { en, type PortalMetadata } from '@portico/sdk/metadata';
import { misspeltKey } from './misspelt-key';
import { valueAt } from './path';
import { checkPlaceholders, unfilledProblem } from './text-problem';

/** The ending of a text that depends on a count; each language has those of its own. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * Lists the own texts under a misspelt key, and those with placeholders that get no value, in sentences that begin with
 * their path.
 */
export function listUnusedTexts({ localizations = {} }: PortalMetadata): string[] {
  return Object.entries(localizations).flatMap(([language, texts]) =>
    problemsIn(texts, en, `localizations.${language}`),
  );
}

/** Skips texts without an English default that resemble no other: nothing says which placeholders they have. */
function problemsIn(own: unknown, standard: unknown, path: string): string[] {
  if (typeof own === 'string') {
    const problem = typeof standard === 'string' ? unfilledProblem(checkPlaceholders(standard, own)) : null;
    return problem === null ? [] : [`${path}: ${problem}`];
  }
  const ownKeys = Object.keys(own ?? {}).map(withoutPlural);
  return Object.entries(own ?? {}).flatMap(([key, value]) => {
    const known = knownKey(key, standard, ownKeys);
    if (known) return [`${path}.${key}: No screen shows a text with this key. The nearest key is "${known}".`];
    return problemsIn(value, valueAt(standard, [key]), `${path}.${key}`);
  });
}

/**
 * Returns the key that a misspelt one stands for. A key that the document has too is none: the service has keys for texts
 * that no screen shows, such as `day` beside `days`. Error codes are never misspelt: a service may have codes of its own.
 */
function knownKey(key: string, standard: unknown, ownKeys: readonly string[]): string | undefined {
  if (typeof standard !== 'object' || standard === null || standard === en.errors) return undefined;
  const known = Object.keys(standard).map(withoutPlural);
  const found = misspeltKey(withoutPlural(key), known);
  return found && ownKeys.includes(found) ? undefined : found;
}

function withoutPlural(key: string): string {
  return key.replace(pluralEnding, '');
}
