import { describe, expect, expectTypeOf, it } from 'vitest';
import { chooseLanguage, textSources } from './document-texts';
import { en } from './locales/en';
import type { TextTree } from './text-tree';
import type { KnownTextKey, ParamArguments, TextKey } from './text-types';
import { createTranslate } from './translate';
import type { Localizations } from './types';

const packs = new Map<string, TextTree>([
  ['en', en],
  ['de', { loginBox: { login: { title: 'Anmelden' } }, errors: {} }],
]);

function translateIn(language: string, localizations: Localizations = {}) {
  return createTranslate(textSources(language, localizations, packs), language);
}

it('fills in parameters, with spaces inside the braces or without', () => {
  const t = translateIn('en', { en: { custom: { hello: 'Hello {{ name }}, {{name}}!' } } });
  expect(t('custom.hello', { name: 'Ada' })).toBe('Hello Ada, Ada!');
  expect(t('loginBox.forgetPassword.otcMessage', { email: 'ada@acme.test' })).toContain('ada@acme.test');
});

it('leaves out a parameter without a value', () => {
  const t = translateIn('en', { en: { loginBox: { login: { title: 'Sign in to {{appName}}' } } } });
  expect(t('loginBox.login.title')).toBe('Sign in to ');
});

it('shows parameters as they are, however they look', () => {
  const t = translateIn('en', { en: { custom: { hello: 'Hello {{name}}' } } });
  expect(t('custom.hello', { name: '<b>$&{{name}}</b>' })).toBe('Hello <b>$&{{name}}</b>');
});

it('writes numbers with the separators of the language of the text', () => {
  const texts = { custom: { users: '{{count}} / {{limit}} / {{code}}' } };
  const params = { count: 96000, limit: 1234567, code: '96000' };
  expect(translateIn('en', { en: texts })('custom.users', params)).toBe('96,000 / 1,234,567 / 96000');
  expect(translateIn('de', { de: texts })('custom.users', params)).toBe('96.000 / 1.234.567 / 96000');
  expect(translateIn('de', { en: texts })('custom.users', params)).toBe('96,000 / 1,234,567 / 96000');
});

it('chooses the plural form of the language', () => {
  const russian = {
    ru: { custom: { days_one: '{{count}} день', days_few: '{{count}} дня', days_many: '{{count}} дней' } },
  };
  const t = translateIn('ru', russian);
  expect([1, 2, 5, 21].map((count) => t('custom.days', { count }))).toEqual(['1 день', '2 дня', '5 дней', '21 день']);
  expect(translateIn('en')('adminPortal.users.totalCount', { count: 1 })).toBe('1 user');
  expect(translateIn('en')('adminPortal.users.totalCount', { count: 0 })).toBe('0 users');
});

it('takes a plain text of the vendor for every count', () => {
  const t = translateIn('de', { de: { adminPortal: { users: { totalCount: 'Anzahl: {{count}}' } } } });
  expect(t('adminPortal.users.totalCount', { count: 7 })).toBe('Anzahl: 7');
});

describe('finds a text', () => {
  const localizations = {
    en: { loginBox: { login: { title: 'Vendor English', login: 'Vendor go' } } },
    de: { loginBox: { login: { title: 'Vendor Deutsch' } } },
  };

  it('in the vendor’s texts of the language first', () => {
    expect(translateIn('de', localizations)('loginBox.login.title')).toBe('Vendor Deutsch');
  });

  it('then in the language itself', () => {
    expect(translateIn('de', { en: localizations.en })('loginBox.login.title')).toBe('Anmelden');
  });

  it('then in the vendor’s English, then in English', () => {
    expect(translateIn('de', localizations)('loginBox.login.login')).toBe('Vendor go');
    expect(translateIn('de', localizations)('loginBox.login.continue')).toBe('Continue');
  });

  it('from the region to the language to the default language', () => {
    expect(translateIn('de-AT')('loginBox.login.title')).toBe('Anmelden');
    expect(translateIn('fr', { defaultLanguage: 'de' })('loginBox.login.title')).toBe('Anmelden');
    const austrian = { 'de-AT': { loginBox: { login: { title: 'Servus' } } } } as Localizations;
    expect(translateIn('de-AT', austrian)('loginBox.login.title')).toBe('Servus');
  });
});

it('never shows a key', () => {
  const t = translateIn('en');
  expect(t('custom.nothing')).toBe('');
  expect(t('errors.ER-UNHEARD-OF')).toBe(en.common.errors.genericErrorMessage);
  expect(t('errors.constructor')).toBe(en.common.errors.genericErrorMessage);
  expect(t.find('errors.__proto__.toString')).toBeUndefined();
  expect(t.find('loginBox.login')).toBeUndefined();
});

it('skips values of the vendor that are not texts', () => {
  const localizations = {
    en: { loginBox: { login: { title: 5, login: null, continue: ['a'] } } },
  } as unknown as Localizations;
  const t = translateIn('en', localizations);
  expect([t('loginBox.login.title'), t('loginBox.login.login'), t('loginBox.login.continue')]).toEqual([
    en.loginBox.login.title,
    en.loginBox.login.login,
    en.loginBox.login.continue,
  ]);
});

it('reports every text it gives', () => {
  const shown: [string, string][] = [];
  const t = createTranslate([{ language: 'en', texts: en }], 'en', (key, text) => shown.push([key, text]));
  t('loginBox.login.title');
  expect(shown).toEqual([['loginBox.login.title', en.loginBox.login.title]]);
});

it('chooses the first requested language that is available', () => {
  expect(chooseLanguage([undefined, 'fr', 'de-CH'], {})).toBe('de-CH');
  expect(chooseLanguage(['fr'], { fr: {} })).toBe('fr');
  expect(chooseLanguage(['fr', 'not a tag', 'x'.repeat(99)], {})).toBe('en');
  expect(chooseLanguage(['qps-ploc'], {})).toBe('qps-ploc');
});

it('knows keys and parameters at compile time', () => {
  expectTypeOf<'loginBox.login.title'>().toExtend<KnownTextKey>();
  expectTypeOf<'loginBox.login.tittle'>().not.toExtend<TextKey>();
  expectTypeOf<'loginBox.login.mfaRememberThisDevice_one'>().not.toExtend<TextKey>();
  expectTypeOf<ParamArguments<'loginBox.login.title'>>().toEqualTypeOf<[]>();
  expectTypeOf<ParamArguments<'loginBox.forgetPassword.otcMessage'>>().toEqualTypeOf<
    [params: { email: string | number }]
  >();
  expectTypeOf<ParamArguments<'loginBox.login.mfaRememberThisDevice'>>().toEqualTypeOf<
    [params: { count: string | number }]
  >();
});

it.each([
  [['de', 'he'], ['he'], 'he'],
  [['de-AT'], ['en', 'de'], 'de-AT'],
  [['de'], ['de-AT'], 'de-AT'],
  [['he'], ['de', 'en'], 'de'],
  [['he'], ['fr', 'de'], 'de'],
  [['fr'], ['fr'], 'en'],
  [['he'], [], 'en'],
  [[undefined], ['de'], 'de'],
])('chooses for the wishes %j among the supported languages %j: %s', (wishes, supported, language) => {
  expect(chooseLanguage(wishes, {}, supported)).toBe(language);
});

it('supports a language of the document', () => {
  expect(chooseLanguage(['de', 'fr'], { fr: {} }, ['fr', 'en'])).toBe('fr');
});
