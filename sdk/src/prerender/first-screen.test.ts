import { expect, it } from 'vitest';
import { drawFirstScreen } from './first-screen';
import { scriptOf } from './prerendered-screen';

it('renders a screen for each language that the browser may prefer', async () => {
  const { screens, fallback, failures } = await drawFirstScreen({});
  expect(Object.keys(screens)).toEqual(['en', 'de', 'he']);
  expect(fallback).toBe('en');
  expect(screens.he).toContain('dir="rtl"');
  expect(screens.de).toContain('Anmelden');
  expect(failures.de).not.toBe(failures.en);
});

it('renders only the language that host or vendor set', async () => {
  const byHost = await drawFirstScreen({ language: 'de', metadata: { localizations: { defaultLanguage: 'he' } } });
  expect(Object.keys(byHost.screens)).toEqual(['de']);
  const byVendor = await drawFirstScreen({ metadata: { localizations: { defaultLanguage: 'he' } } });
  expect([Object.keys(byVendor.screens), byVendor.fallback]).toEqual([['he'], 'he']);
});

it('leaves the choice to the browser when the chosen language is not available', async () => {
  const { screens } = await drawFirstScreen({ language: 'fr' });
  expect(Object.keys(screens)).toEqual(['en', 'de', 'he']);
});

it('renders no language that the host does not support', async () => {
  const { screens, fallback } = await drawFirstScreen({ supportedLocales: ['he', 'en-GB', 'fr'], language: 'de' });
  expect([Object.keys(screens).sort(), fallback]).toEqual([['en-GB', 'he'], 'he']);
});

it("renders the vendor's texts and theme", async () => {
  const { screens, css } = await drawFirstScreen({
    localizations: { en: { loginBox: { login: { title: 'Welcome aboard' } } } },
    themeOptions: { palette: { primary: { main: '#0a7d5a' } } },
  });
  expect(screens.en).toContain('Welcome aboard');
  expect(css).toContain('#0a7d5a');
});

it('gives another screen another hash', async () => {
  const [plain, again, dark] = await Promise.all([
    drawFirstScreen({}),
    drawFirstScreen({}),
    drawFirstScreen({ colorScheme: 'dark' }),
  ]);
  expect(again.hash).toBe(plain.hash);
  expect(dark.hash).not.toBe(plain.hash);
});

it('has the path of the login page of the host', async () => {
  const authOptions = { routes: { loginUrl: '/enter/' } };
  expect(await drawFirstScreen({ authOptions, basename: '/shop/' })).toMatchObject({ path: '/shop/enter' });
  expect(await drawFirstScreen({ urlStrategy: 'hash', basename: '/shop' })).toMatchObject({
    path: '/account/login',
    behindHash: true,
  });
});

it('explains why a screen cannot be rendered', async () => {
  const metadata = { themeV2: { loginBox: { login: { prestep: { enabled: true } } } } };
  await expect(drawFirstScreen({ metadata })).rejects.toThrow('does not begin with a field');
});

it('escapes texts that would end the inline script', async () => {
  const title = '</script><script>alert(1)</script>';
  const script = scriptOf(await drawFirstScreen({ localizations: { en: { loginBox: { login: { title } } } } }));
  expect(script).not.toMatch(/<\/?script/i);
});
