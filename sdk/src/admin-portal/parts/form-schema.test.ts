import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTranslate } from '../../metadata/translate';
import { choices, exactText, formErrors, longest, required, rule, text } from './form-schema';

const t = createTranslate(
  [{ language: 'en', texts: { common: { fields: { isTooLong: 'Use at most {{length}} characters.' } } } }],
  'en',
);

const schema = z.object({
  name: text(
    required(() => 'Enter a name.'),
    rule(
      (name) => name !== 'Ada',
      (name) => `"${name}" is taken.`,
    ),
    longest(t, 5),
  ),
  roles: choices(required(() => 'Choose a role.')),
});

test('values that fit have no error', () => {
  expect(formErrors(schema, { name: 'Grace', roles: ['admin'] })).toEqual({});
});

test('each field has its own error', () => {
  expect(formErrors(schema, { name: 'Ada', roles: [] })).toEqual({ name: '"Ada" is taken.', roles: 'Choose a role.' });
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  [undefined, 'Enter a name.'],
  [' Ada ', '"Ada" is taken.'],
  ['Babbage', 'Use at most 5 characters.'],
  ['  Grace  ', undefined],
])('a text is checked without the spaces around it: %j', (name, error) => {
  expect(formErrors(schema, { name, roles: ['admin'] }).name).toBe(error);
});

test('an exact text is checked with the spaces around it', () => {
  const secret = z.object({ secret: exactText(longest(t, 3)) });
  expect(formErrors(secret, { secret: ' a ' })).toEqual({});
  expect(formErrors(secret, { secret: '  a ' })).toEqual({ secret: 'Use at most 3 characters.' });
});

test('only the text of the first broken rule is looked up', () => {
  const [first, second, kept] = [vi.fn(() => 'first'), vi.fn(() => 'second'), vi.fn(() => 'kept')];
  const broken = () => false;
  const rules = z.object({
    name: text(
      rule(() => true, kept),
      rule(broken, first),
      rule(broken, second),
    ),
  });
  expect(formErrors(rules, { name: 'Ada' })).toEqual({ name: 'first' });
  expect(kept).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

test('fields that the schema does not know are not checked', () => {
  expect(formErrors(schema, { name: 'Grace', roles: ['admin'], color: '' })).toEqual({});
});
