import { expect, it } from 'vitest';
import { structureOf, textsOf } from './document-structure';

const themed = (main: string, placement: string) => ({
  themeV2: { palette: { primary: { main } }, loginBox: { socialLogins: { placement } } },
});

it('ignores colours, styles and texts', () => {
  const structure = structureOf(themed('#204060', 'page') as object);
  expect(structureOf(themed('#ff0000', 'page') as object)).toBe(structure);
  const texts = { localizations: { en: { loginBox: { login: { title: 'Hello' } } } } };
  expect(structureOf({ ...themed('#204060', 'page'), ...texts } as object)).not.toContain('Hello');
});

it('follows everything else, whatever the order of the names', () => {
  const structure = structureOf(themed('#204060', 'page') as object);
  expect(structureOf(themed('#204060', 'box') as object)).not.toBe(structure);
  expect(structureOf({ navigation: { users: {} }, themeV2: {} } as object)).toBe(
    structureOf({ themeV2: {}, navigation: { users: {} } } as object),
  );
});

it('returns the texts of the given keys, in all languages and plural forms', () => {
  const login = { title: 'Hello', other: 'Other' };
  const texts = textsOf({
    localizations: { en: { loginBox: { login } }, de: { loginBox: { login: { title_one: 'Hallo' } } } },
  });
  expect(texts(['loginBox.login.title'])).toContain('Hello');
  expect(texts(['loginBox.login.title'])).toContain('Hallo');
  expect(texts(['loginBox.login.title'])).not.toContain('Other');
});
