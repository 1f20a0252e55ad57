import { expect, it } from 'vitest';
import { likelyEmail } from './likely-email';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['Ada@HOTMIAL.com', 'Ada@hotmail.com'],
])('suggests a correction of %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

it.each(['ada@gmail.com', 'ada@ymail.com', 'ada@mail.com', 'ada@acme.test', '@gmial.com', 'ada'])(
  'suggests nothing for %s',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
