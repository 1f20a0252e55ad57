import { en, type PortalMetadata } from '@portico/sdk/metadata';
import { valueAt } from './path';
import { checkPlaceholders, unfilledProblem } from './text-problem';

/** Lists the own texts with placeholders that get no value, in sentences that begin with their path. */
export function listUnfilledTexts({ localizations = {} }: PortalMetadata): string[] {
  return Object.entries(localizations).flatMap(([language, texts]) =>
    problemsIn(texts, en, `localizations.${language}`),
  );
}

/** Skips texts without an English default: nothing says which placeholders they have. */
function problemsIn(own: unknown, standard: unknown, path: string): string[] {
  if (typeof own === 'string') {
    const problem = typeof standard === 'string' ? unfilledProblem(checkPlaceholders(standard, own)) : null;
    return problem === null ? [] : [`${path}: ${problem}`];
  }
  return Object.entries(own ?? {}).flatMap(([key, value]) =>
    problemsIn(value, valueAt(standard, [key]), `${path}.${key}`),
  );
}
