import { expect, it } from 'vitest';
import { documentChange } from './document-change';

const primary = (main: string) => ({ themeV2: { palette: { primary: { main } } } });
const title = (text?: string) => ({ localizations: { en: { loginBox: { login: text ? { title: text } : {} } } } });

it('recognises an edit of colours and styles', () => {
  expect(documentChange(primary('#204060'), primary('#214161'))).toEqual({
    texts: [],
    isStyleOnly: true,
    structure: [],
  });
  const padded = { themeV2: { loginBox: { boxStyle: { padding: 4 } } } };
  expect(documentChange({}, padded).isStyleOnly).toBe(true);
});

it.each([
  [{}, { themeV2: { loginBox: { socialLogins: { placement: 'page' } } } }],
  [{}, { navigation: { users: { visibility: 'hidden' } } }],
] as [object, object][])('does not take an edit of the structure for one of styles', (before, after) => {
  const { isStyleOnly, structure } = documentChange(before, after);
  expect(isStyleOnly).toBe(false);
  expect(structure).toHaveLength(1);
});

it('returns a changed text with its key', () => {
  const { texts } = documentChange(title('Hello'), title('Welcome'));
  expect(texts).toEqual([{ language: 'en', key: 'loginBox.login.title', text: 'Welcome' }]);
});

it.each([
  ['was removed', title()],
  ['has parameters', title('Welcome, {{name}}')],
] as [string, object][])('returns no text if it %s, since only the screen knows what it shows', (_, after) => {
  expect(documentChange(title('Hello'), after).texts[0]?.text).toBeNull();
});
