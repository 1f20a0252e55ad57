import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeToStylesheet } from './full-theme';
import { en } from './locales/en';
import { createMetadataStore } from './metadata-store';
import { visiblePages } from './navigation';
import { DEFAULT_SHEET_SCOPE, needsFullTheme, plainTheme } from './plain-theme';
import type { PortalMetadata } from './types';

const store = (options: Partial<Parameters<typeof createMetadataStore>[0]> = {}) =>
  createMetadataStore({ scope: 'default', ...options });

describe('an edit of the theme', () => {
  it('replaces the style sheet and keeps texts and menu', async () => {
    const metadata = store({ layers: { metadata: { navigation: { users: { visibility: 'hidden' } } } } });
    const before = metadata.getState();
    metadata.update({
      navigation: { users: { visibility: 'hidden' } },
      themeV2: { palette: { primary: { main: '#067647' } } },
    });
    await metadata.ready;
    const after = metadata.getState();
    expect(after.css).not.toBe(before.css);
    expect(after.translate).toBe(before.translate);
    expect(after.document.navigation).toBe(before.document.navigation);
    expect(after.document.themeV2.loginBox).toBe(before.document.themeV2.loginBox);
  });

  it('collects what could not be used', async () => {
    const metadata = store();
    metadata.update({ themeV2: { palette: { primary: { main: 'nonsense()' } } } });
    await metadata.ready;
    expect(metadata.getState().warnings.map(({ path }) => path)).toEqual(['themeV2.palette.primary.main']);
  });
});

it('fetches the full engine for a document that needs it, then paints at once', async () => {
  const metadata = store({ layers: { metadata: { themeV2: { loginBox: { themeName: 'vivid' } } } } });
  await metadata.ready;
  expect(metadata.getState().css).toContain('-gradient(');
  metadata.update({ themeV2: { palette: { primary: { main: 'tomato' } } } });
  expect(metadata.getState().css).toContain('--portico-primary:#ff6347;');
});

it.each([
  {},
  { themeV2: { loginBox: { layout: { type: 'float-left' }, logo: { image: '/x.svg' } } } },
  { themeV2: { loginBox: { themeName: 'modernV2' } } },
  { localizations: { en: {} } },
] as PortalMetadata[])('paints %j without the full engine just as with it', (metadata) => {
  expect(needsFullTheme({ metadata })).toBe(false);
  for (const scope of ['x', 'an "odd" name'])
    expect(themeToStylesheet({ metadata }, { scope })).toMatchObject(plainTheme.stylesheet({ metadata }, { scope }));
});

it('has the sheet of the default theme as the engine makes it (update with vitest -u)', async () => {
  const { css } = themeToStylesheet({}, { scope: DEFAULT_SHEET_SCOPE });
  await expect(css).toMatchFileSnapshot('./default-sheet.css');
});

it.each([
  { theme: { palette: { primary: '#067647' } } },
  { themeV2: { palette: { primary: { main: '#067647' } } } },
  { themeV2: { loginBox: { themeName: 'dark' } } },
  { themeV2: { loginBox: { boxTitleStyle: { fontSize: 30 } } } },
  { themeV2: { loginBox: { login: { palette: { primary: { main: '#067647' } } } } } },
  { themeV2: { loginBox: { rootStyle: { backgroundImage: 'linear-gradient(red, blue)' } } } },
] as PortalMetadata[])('asks for the full engine for %j', (metadata) => {
  expect(needsFullTheme({ metadata })).toBe(true);
});

it('accepts any document, however wrong', async () => {
  const key = fc.constantFrom(
    'theme',
    'themeV2',
    'navigation',
    'localizations',
    'en',
    'de',
    'defaultLanguage',
    'loginBox',
    'login',
    'title',
    'palette',
    'primary',
    'main',
    'users',
    'permissions',
    'order',
    'visibility',
    'direction',
    'themeName',
    'adminPortal',
    'boxStyle',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 5 }, fc.jsonValue({ maxDepth: 1 }), fc.dictionary(key, tie('tree'), { maxKeys: 5 })),
  }));
  const access = { superUser: false, holds: () => false, flagOn: () => false };
  await fc.assert(
    fc.asyncProperty(fc.dictionary(key, tree), async (document) => {
      const metadata = store();
      metadata.update(document as PortalMetadata);
      await metadata.ready;
      const { translate, document: resolved, css } = metadata.getState();
      expect(translate('loginBox.login.title')).toBeTypeOf('string');
      expect(css).toContain('--portico-primary:');
      visiblePages(resolved.navigation, access);
    }),
  );
});

it('applies new texts at once', () => {
  const metadata = store();
  const { css } = metadata.getState();
  metadata.update({ localizations: { en: { loginBox: { login: { title: 'Welcome' } } } } });
  expect(metadata.getState().translate('loginBox.login.title')).toBe('Welcome');
  expect(metadata.getState().css).toBe(css);
});

describe('languages', () => {
  it('never shows a language that the host does not support', async () => {
    const supportedLocales = ['en', 'de'];
    const layers = { metadata: { localizations: { defaultLanguage: 'he' } } };
    const browserLanguages = ['he', 'de-CH'];
    const restricted = store({ supportedLocales, layers, browserLanguages });
    expect(restricted.getState().language).toBe('de-CH');
    await restricted.setLanguage('he');
    expect(restricted.getState().language).toBe('de-CH');
    await restricted.setLanguage('en');
    expect(restricted.getState().language).toBe('en');
  });

  it('are loaded, then shown', async () => {
    const metadata = store();
    const changed = metadata.setLanguage('de-AT');
    expect(metadata.getState().language).toBe('en');
    await changed;
    expect(metadata.getState()).toMatchObject({ language: 'de-AT', direction: 'ltr' });
    expect(metadata.getState().translate('loginBox.login.continue')).toBe('Weiter');
    expect(metadata.getState().translate.language).toBe('de-AT');
  });

  it('are the host’s choice, then the document’s, then the browser’s', async () => {
    const layers = { metadata: { localizations: { defaultLanguage: 'de' } } };
    const browserLanguages = ['qps-ploc'];
    expect(store({ layers, browserLanguages, language: 'en' }).getState().language).toBe('en');
    expect(store({ layers, browserLanguages }).getState().language).toBe('de');
    expect(store({ browserLanguages }).getState().language).toBe('qps-ploc');
    const german = store({ layers });
    await german.ready;
    expect(german.getState().translate('loginBox.login.login')).toBe('Anmelden');
  });

  it('the last call of `setLanguage` wins', async () => {
    const metadata = store();
    await Promise.all([metadata.setLanguage('de'), metadata.setLanguage('qps-ploc')]);
    expect(metadata.getState().language).toBe('qps-ploc');
  });

  it('without texts fall back to English', async () => {
    const metadata = store();
    await metadata.setLanguage('xx');
    expect(metadata.getState()).toMatchObject({ language: 'en', direction: 'ltr' });
  });

  it('of the vendor alone are shown over English, in their direction', async () => {
    const metadata = store({
      layers: { metadata: { localizations: { ar: { loginBox: { login: { title: 'دخول' } } } } } },
    });
    await metadata.setLanguage('ar');
    const { translate, direction } = metadata.getState();
    expect([translate('loginBox.login.title'), translate('loginBox.login.continue'), direction]).toEqual([
      'دخول',
      'Continue',
      'rtl',
    ]);
  });
});

it('adds the texts of an area that is loaded later, in the language shown', async () => {
  const metadata = store({ language: 'de' });
  await metadata.ready;
  expect(metadata.getState().translate('adminPortal.users.pageTitle')).toBe('');
  await metadata.registerTexts('adminPortal', { adminPortal: en.adminPortal });
  expect(metadata.getState().translate('adminPortal.users.pageTitle')).toBe('Benutzer');
});

it('adds the texts of an area in the language that is loading', async () => {
  const metadata = store();
  const chosen = metadata.setLanguage('de');
  await Promise.all([chosen, metadata.registerTexts('adminPortal', { adminPortal: en.adminPortal })]);
  expect(metadata.getState().translate('adminPortal.users.pageTitle')).toBe('Benutzer');
});

it('changes the scheme without touching the style sheet', () => {
  const metadata = store();
  const { css, translate } = metadata.getState();
  metadata.setScheme('dark');
  expect(metadata.getState()).toMatchObject({ scheme: 'dark', css, translate });
});

it('gives the host’s layer precedence', () => {
  const metadata = store({ layers: { host: { localizations: { en: { loginBox: { login: { title: 'Host' } } } } } } });
  metadata.update({ localizations: { en: { loginBox: { login: { title: 'Vendor' } } } } });
  expect(metadata.getState().translate('loginBox.login.title')).toBe('Host');
  metadata.setLayers({ host: undefined });
  expect(metadata.getState().translate('loginBox.login.title')).toBe('Vendor');
});

it('keeps two apps on a page apart', async () => {
  const [first, second] = [store({ scope: 'one' }), store({ scope: 'two' })];
  first.update({ themeV2: { palette: { primary: { main: '#0a7b3c' } } } });
  await first.ready;
  expect(first.getState().css).toContain('#0a7b3c;');
  expect(second.getState().css).not.toContain('#0a7b3c;');
});
