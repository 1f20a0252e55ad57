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

/**
 * Skips texts without an English default that resemble no other: nothing says which placeholders they have. A key is not
 * misspelt if the document also has the one that it resembles: the service has keys for texts that no screen shows, such
 * as `day` beside `days`. Error codes are never misspelt: a service may have codes of its own.
 */
function problemsIn(own: unknown, standard: unknown, path: string): string[] {
  if (typeof own === 'string') {
    const problem = typeof standard === 'string' ? unfilledProblem(checkPlaceholders(standard, own)) : null;
    return problem === null ? [] : [`${path}: ${problem}`];
  }
  const [keys, knownKeys] = [keysOf(own), standard === en.errors ? [] : keysOf(standard)];
  return Object.entries(own ?? {}).flatMap(([key, value]) => {
    const nearest = misspeltKey(withoutPlural(key), knownKeys);
    if (nearest && !keys.includes(nearest))
      return [`${path}.${key}: No screen shows a text with this key. The nearest key is "${nearest}".`];
    return problemsIn(value, valueAt(standard, [key]), `${path}.${key}`);
  });
}

/** The keys of a group of texts, without their plural endings. */
function keysOf(group: unknown): string[] {
  return typeof group === 'object' && group !== null ? Object.keys(group).map(withoutPlural) : [];
}

function withoutPlural(key: string): string {
  return key.replace(pluralEnding, '');
}
