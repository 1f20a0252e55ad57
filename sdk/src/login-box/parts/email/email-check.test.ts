import { expect, it } from 'vitest';
import { isEmail } from './email-check';
import { likelyEmail } from './likely-email';

it.each(['ada@acme.test', 'a@b.co', 'ada+work@sub.acme.test', 'łucja@przykład.pl', 'ゆき@例え.jp'])(
  'takes %s',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

it.each(['', 'ada', 'ada@', '@acme.test', 'ada@acme', 'ada@acme.', 'ada@@acme.test', 'a da@acme.test', 'ada@.test'])(
  'refuses %j',
  (email) => {
    expect(isEmail(email)).toBe(false);
  },
);

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
