import { expect, it } from 'vitest';
import { isEmail } from './email-check';

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
