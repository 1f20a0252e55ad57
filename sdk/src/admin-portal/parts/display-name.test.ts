import { expect, it } from 'vitest';
import { displayName } from './display-name';

const email = 'ada@acme.test';

it.each(['Ada Moreno', 'ד״ר לוי', '李', '👩‍💻', '?', ' Ada '])('keeps the name "%s"', (name) => {
  expect(displayName({ name, email })).toBe(name);
});

it.each([
  ['no name', undefined],
  ['null', null],
  ['an empty text', ''],
  ['spaces', ' \u00A0\u3000'],
  ['zero-width characters', '\u200B\u200D\u2060\uFEFF'],
  ['marks of direction', '\u200F\u2066\u2069'],
  ['combining marks alone', '\u034F\uFE0F'],
  ['blank letters', '\u3164\uFFA0\u2800'],
])('replaces %s by the address', (_, name) => {
  expect(displayName({ name, email })).toBe(email);
});
