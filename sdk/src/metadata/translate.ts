import type { TextTree } from './text-tree';
import type { ParamArguments, TextKey, TextParams, Translate } from './text-types';

/** Called with every text that is shown: the studio maps a text on the screen to its key. */
export type OnText = (key: string, text: string) => void;

/** A tree in which texts are looked up, and the language whose plural rules it follows. */
export interface TextSource {
  language: string;
  texts: TextTree;
}

/** Shown for an error code that has no text of its own. */
const GENERIC_ERROR_KEY = 'common.errors.genericErrorMessage';

/** A translator over `sources`, the strongest first. A key found nowhere is an empty text, never the key itself. */
export function createTranslate(sources: readonly TextSource[], language: string, onText?: OnText): Translate {
  function find(key: string, params?: TextParams): string | undefined {
    for (const source of sources) {
      const text = textAt(source, key, params);
      if (text !== undefined) return fill(text, source.language, params);
    }
    return undefined;
  }

  function translate<K extends TextKey>(key: K, ...[params]: ParamArguments<K>): string {
    const text = find(key, params) ?? (key.startsWith('errors.') ? find(GENERIC_ERROR_KEY) : undefined) ?? '';
    onText?.(key, text);
    return text;
  }

  function findShown(key: string, params?: TextParams): string | undefined {
    const text = find(key, params);
    if (text !== undefined) onText?.(key, text);
    return text;
  }

  return Object.assign(translate, { find: findShown, language });
}

function textAt({ language, texts }: TextSource, key: string, params: TextParams | undefined): string | undefined {
  const path = key.split('.');
  const last = path.pop() ?? '';
  const parent = path.reduce<unknown>(ownValue, texts);
  const count = params?.count;
  const candidates = typeof count === 'number' ? pluralKeys(language, last, count) : [last];
  for (const candidate of candidates) {
    const text = ownValue(parent, candidate);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

function pluralKeys(language: string, key: string, count: number): string[] {
  return [`${key}_${pluralRules(language).select(count)}`, `${key}_other`, key];
}

const rulesByLanguage = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
}

/** Own properties only, so that a key such as `constructor` finds nothing. */
function ownValue(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? (parent as TextTree)[key]
    : undefined;
}

/** Replaces the parameters by their values, numbers with the separators of `language`; one without a value becomes empty. */
function fill(text: string, language: string, params: TextParams = {}): string {
  const paramOf = (name: string) => (ownValue(params, name) ?? '') as string | number;
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (_, name: string) => paramOf(name).toLocaleString(language));
}
