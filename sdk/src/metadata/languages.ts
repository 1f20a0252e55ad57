import type { TextArea } from './text-types';
import type { TextTree } from './translate';

/** Accented, longer English that shows untranslated texts and tight layouts at a glance. */
export const PSEUDO_LOCALE = 'qps-ploc';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** `de-AT` → `de-AT`, `de`. */
export function languageChain(language: string): string[] {
  const parts = language.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

type Pack = Record<TextArea, () => Promise<TextTree>>;

/** Complete languages beside English; each area is a chunk of its own. */
const packs: Record<string, Pack> = {
  de: {
    common: async () => {
      const [words, { errors }] = await Promise.all([import('./locales/de/common'), import('./locales/de/errors')]);
      return { common: words.common, validations: words.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/de/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/de/admin-portal')).adminPortal }),
  },
  he: {
    common: async () => {
      const [words, { errors }] = await Promise.all([import('./locales/he/common'), import('./locales/he/errors')]);
      return { common: words.common, validations: words.validations, errors };
    },
    loginBox: async () => ({ loginBox: (await import('./locales/he/login-box')).loginBox }),
    adminPortal: async () => ({ adminPortal: (await import('./locales/he/admin-portal')).adminPortal }),
  },
};

/** Languages the kit itself speaks completely, English first. */
export const completeLanguages: readonly string[] = ['en', ...Object.keys(packs)];

/** The complete language that serves `language`, if there is one: `de` for `de-AT`. */
export function packFor(language: string): string | undefined {
  return languageChain(language).find((tag) => completeLanguages.includes(tag) || tag === PSEUDO_LOCALE);
}

/** Loads one area of a complete language other than English. */
export async function loadPack(language: string, area: TextArea): Promise<TextTree> {
  return (await packs[language]?.[area]()) ?? {};
}

/** Whether a text is a language tag: plural rules throw on a malformed one, and a document may hold any text. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text);
}
