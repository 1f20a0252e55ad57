import { expect, it } from 'vitest';
import { jsonText } from '../ui/download';
import { readImportFile, readImportText } from './import-file';

const METADATA_SIZE_LIMIT = 16 * 1024 * 1024;

it('imports a metadata file and lists its unknown parts', () => {
  const read = readImportText('{"themeV2":{"palette":{"primary":{"main":"#f00"}}},"strange":1}', 'acme.json');
  expect(read).toMatchObject({ ok: true, metadata: { strange: 1 } });
  expect(read.ok && read.warnings.join()).toContain('strange');
});

it('lists the values of the theme that cannot be read', () => {
  const themeV2 = { loginBox: { palette: { primary: { main: 'reddish' } }, boxStyle: { width: '10bananas' } } };
  const read = readImportText(JSON.stringify({ themeV2 }), 'acme.json');
  expect(read.ok && read.warnings).toEqual([
    'themeV2.loginBox.palette.primary.main: "reddish" cannot be read here; it is left out.',
    'themeV2.loginBox.boxStyle.width: "10bananas" is not a value that a theme may give here; it is left out.',
  ]);
});

it('lists the addresses of fonts, which the SDK does not load', () => {
  const externalAssets = { fontCdnUrl: 'https://fonts.test/inter.css' };
  const read = readImportText(
    JSON.stringify({ themeV2: { externalAssets, adminPortal: { externalAssets } } }),
    'a.json',
  );
  expect(read.ok && read.warnings).toEqual([
    "themeV2.externalAssets.fontCdnUrl: The SDK loads no fonts. The host's page loads them.",
    "themeV2.adminPortal.externalAssets.fontCdnUrl: The SDK loads no fonts. The host's page loads them.",
  ]);
});

it('lists the texts whose placeholders get no value', async () => {
  const login = { title: 'Hi {{firstName}}', continue: 'Go {{', back: 'Back' };
  const localizations = { ar: { loginBox: { login }, custom: { greeting: 'Hi {{anyone}}' } } };
  const read = await readImportFile(new File([JSON.stringify({ localizations })], 'acme.json'));
  expect(read.ok && read.warnings).toEqual([
    'localizations.ar.loginBox.login.title: {{firstName}} would never be filled in: this text has no such value.',
    'localizations.ar.loginBox.login.continue: A placeholder is not closed: write it as {{name}}.',
  ]);
});

it('lists misspelt keys of texts and groups, each with the nearest key', async () => {
  const login = { titel: 'Hi', Continue: 'Go on' };
  // Error codes, plural forms of another language, the service's own keys and those of the vendor are as they should be.
  const plurals = {
    magicLinkResendIn_two: 'Two',
    magicLinkResendIn_other: '{{count}}',
    magicLinkResendIn: '{{count}}',
  };
  const errors = { 'ER-01002x': 'No', 'My-Hook': 'No' };
  const localizations = {
    he: {
      loginBox: { login: { ...login, ...plurals }, signupp: { title: 'Hi' } },
      adminPortal: { security_SessionManagement: { day: 'Day', days: 'Days' } },
      errors,
      custom: { titel: 'Hi' },
    },
  };
  const read = await readImportFile(new File([JSON.stringify({ localizations })], 'acme.json'));
  expect(read.ok && read.warnings).toEqual([
    'localizations.he.loginBox.login.titel: No screen shows a text with this key. The nearest key is "title".',
    'localizations.he.loginBox.login.Continue: No screen shows a text with this key. The nearest key is "continue".',
    'localizations.he.loginBox.signupp: No screen shows a text with this key. The nearest key is "signup".',
  ]);
});

it.each([
  ['an empty file', '  '],
  ['a picture', '\u0089PNG\r\n'],
  ['broken JSON', '{"themeV2": {'],
  ['a list', '[1, 2]'],
  ['a wrong type', '{"navigation": "none"}'],
  ['a picture that runs', '{"themeV2": {"loginBox": {"logo": {"image": "javascript:alert(1)"}}}}'],
  ['a way into prototypes', '{"themeV2": {"constructor": {"prototype": {"polluted": true}}}}'],
])('refuses %s with one sentence that names the file', (_, text) => {
  const read = readImportText(text, 'acme.json');
  expect(read.ok).toBe(false);
  expect(!read.ok && read.reason).toMatch(/^acme\.json .+/);
});

it('refuses a file that is too large without reading it', async () => {
  const file = new File([], 'huge.json');
  Object.defineProperty(file, 'size', { value: 8 * METADATA_SIZE_LIMIT });
  file.text = () => Promise.reject(new Error('read'));
  const read = await readImportFile(file);
  expect(!read.ok && read.reason).toMatch(/^huge\.json is larger than 16 MB/);
});

it('refuses a folder, which the browser cannot read', async () => {
  const folder = new File([], 'designs');
  folder.text = () => Promise.reject(new DOMException('A requested file could not be found.', 'NotFoundError'));
  expect(await readImportFile(folder)).toEqual({ ok: false, reason: expect.stringMatching(/^designs cannot be read/) });
});

it.each([
  ['ASCII', 'A'],
  ['Hebrew', 'א'],
  ['escaped characters', '"'],
])('imports the export of the largest possible design, of %s', async (_, character) => {
  const key = 'logo';
  const text = character.repeat(METADATA_SIZE_LIMIT - key.length);
  const file = new File([jsonText({ [key]: text })], 'export.json');
  const read = await readImportFile(file);
  expect(read.ok && read.metadata).toEqual({ [key]: text });
  const larger = new File([jsonText({ [key]: `${text}A` })], 'larger.json');
  expect(await readImportFile(larger)).toMatchObject({ ok: false, reason: expect.stringContaining('16 MB') });
});
