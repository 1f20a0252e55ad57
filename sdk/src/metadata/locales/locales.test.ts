import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../contract/error-codes';
import { loadPack } from '../languages';
import { mergeDeep } from '../merge';
import { pseudoText, pseudoTexts } from '../pseudo-locale';
import type { TextTree } from '../text-tree';
import contractKeys from './contract-keys.json';
import { en } from './en';
import { signUpSide } from './en/login-side';
import { pageTexts } from './en/page-texts';
import { portalFiles } from './packs/en/admin-portal';
import { unreadTexts } from './unread-texts';

function leaves(texts: TextTree, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value as TextTree, `${prefix}${key}.`),
  );
}

const english = new Map(leaves(en));
const isSentence = (text: string) => /\p{L}{4}.* \p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
/** People, products and the fields of products are called the same in every language. */
const names =
  /testimonial\d\.label$|touchId$|\.provisioning(_Guide)?\.azure-ad(Title)?$|\.sso_(Providers|AcsUrl|EntityId)\./;
/** Descriptions below the name of each login method, or of a recovery. */
const ways = /\.((forceEnrollMfa|loginMfa)\w*|\w+Option)Description$|\.(oneTouch|android|usb|sms)LoginMessage$/;
const paramsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const shown = Object.entries(contractKeys).filter(([key]) => !unreadTexts.some(({ keys }) => keys.test(key)));

it.each(shown)('English has %s', (key, params) => {
  const text = english.get(key) ?? english.get(`${key}_other`);
  expect(text).toBeTypeOf('string');
  // Texts that only vendors define are empty here and have no parameters.
  if (text) expect(paramsOf(text)).toEqual(expect.arrayContaining(params));
});

it('has an English text for every error code, and for every failure without one', () => {
  const unanswered = ['requestCancelled', 'noAnswer'];
  const refused = ['tooManyRequests', 'requestTooLarge', 'changedMeanwhile', 'stepUpRequired'];
  expect(Object.keys(en.errors).sort()).toEqual([...Object.values(errorCodes), ...unanswered, ...refused].sort());
});

it('has no braces left open and no markup in English', () => {
  for (const [key, text] of english) {
    expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}<>]/);
  }
});

const plural = /_(zero|one|two|few|many|other)$/;

/** What only vendors say otherwise stands in no language. */
const saidBeside = leaves({ loginBox: { signup: signUpSide } }).map(([key]) => key);
const vendorsOwn = new Set(
  leaves({ loginBox: pageTexts })
    .map(([key]) => key)
    .filter((key) => !saidBeside.includes(key)),
);
const spoken = [...english.keys()].filter((key) => !vendorsOwn.has(key));

/** The keys of English as a language has them: what is counted, in every form that the language counts in. */
function keysIn(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const counted = (stem: string) => pluralCategories.map((category) => `${stem}_${category}`);
  return [...new Set(spoken.flatMap((key) => (plural.test(key) ? counted(key.replace(plural, '')) : key)))];
}

/** The files of a language: one for each area. Texts that only vendors change are in English alone. */
const filesOf = (language: string) =>
  readdirSync(new URL(language, import.meta.url)).filter((file) => file !== 'page-texts.ts');

it.each(['de', 'he'])('cuts the texts in %s into the same files as in English', (language) => {
  expect(filesOf('en')).toContain('portal-navigation.ts');
  expect(filesOf(language)).toEqual(filesOf('en'));
});

/** Folders of the portal that have texts: one file for each language. */
const portal = new URL('../../admin-portal/', import.meta.url);
const folders = readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter((path) => /[\\/]texts$/.test(path));

it.each(folders)('has the texts of the portal in all languages in %s', (folder) => {
  expect(readdirSync(new URL(`${folder}/`, portal)).sort()).toEqual(['de.ts', 'en.ts', 'he.ts']);
});

/** Texts that several parts of the portal share: their files are here. */
const shared = ['navigation', 'table', 'editDialog', 'secretOnce'];

it('joins the English texts of every part of the portal', () => {
  const joined = Object.keys(portalFiles).filter((file) => !shared.includes(file));
  expect(folders).toHaveLength(joined.length);
});

describe.each([
  ['German', 'de'],
  ['Hebrew', 'he'],
])('%s', async (_, language) => {
  const areas = await Promise.all(
    (['common', 'loginBox', 'adminPortal'] as const).map((area) => loadPack(language, area)),
  );
  const texts = new Map(leaves(areas.reduce<TextTree>((all, area) => mergeDeep(all, area) as TextTree, {})));

  it('has exactly the keys of English, in every form it counts in', () => {
    expect([...texts.keys()].sort()).toEqual(keysIn(language).sort());
  });

  it('has the parameters of English, except a number that is spelled out', () => {
    for (const [key, text] of texts) {
      const wanted = paramsOf(english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '');
      const spelledOut = /_(one|two)$/.test(key) ? wanted.filter((name) => name !== 'count') : wanted;
      expect([wanted, spelledOut], key).toContainEqual(paramsOf(text));
    }
  });

  it('ends every description of a login method like English does', () => {
    const described = [...texts].filter(([key]) => ways.test(key));
    expect(described.length).toBeGreaterThan(10);
    expect(described.filter(([, text]) => !text.endsWith('.'))).toEqual([]);
  });

  it('is not left in English', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key) && isSentence(text) && !names.test(key));
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

it('English ends every description of a login method with a full stop', () => {
  const described = [...english].filter(([key]) => ways.test(key));
  expect(described.length).toBeGreaterThan(10);
  expect(described.filter(([, text]) => !text.endsWith('.'))).toEqual([]);
});

describe('the pseudo-locale', () => {
  it('replaces all plain letters and keeps the parameters', () => {
    for (const [key, text] of leaves(pseudoTexts(en))) {
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[a-z]{3}/i);
      expect(paramsOf(text), key).toEqual(paramsOf(english.get(key) ?? ''));
    }
  });

  it('makes texts about 40 % longer', () => {
    const text = english.get('loginBox.resetPassword.linkExpiredMessage') ?? '';
    const ratio = pseudoText(text).length / text.length;
    expect(ratio).toBeGreaterThan(1.35);
    expect(ratio).toBeLessThan(1.55);
  });

  it('keeps an empty text empty', () => {
    expect(pseudoText('')).toBe('');
  });
});
