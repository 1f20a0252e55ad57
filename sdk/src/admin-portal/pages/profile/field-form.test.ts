import { expect, it } from 'vitest';
import { createTranslate } from '../../../metadata/translate';
import { formErrors } from '../../parts/form-schema';
import { fieldSchema } from './field-form';
import { portalProfile } from './texts/en';

const common = { fields: { isTooLong: 'Too long: {{length}}' } };
const t = createTranslate([{ language: 'en', texts: { common, adminPortal: portalProfile } }], 'en');
const tooLong = 'Too long: 200';

it.each([
  ['name', ' ', 'Enter your name.'],
  ['name', 'a'.repeat(201), tooLong],
  ['username', 'ada lane', 'Use letters, numbers, dots, hyphens and underscores only.'],
  ['username', 'a b'.repeat(100), tooLong],
  ['phoneNumber', 'incomplete', 'This phone number is not complete. Start with the country code, such as +1.'],
  ['phoneNumber', '1'.repeat(201), tooLong],
  ['address', 'a'.repeat(201), tooLong],
  ['jobTitle', 'a'.repeat(201), tooLong],
] as const)('finds what is wrong with the %s %s', (field, value, error) => {
  expect(formErrors(fieldSchema(t, field), { [field]: value })).toEqual({ [field]: error });
});

it.each(['username', 'phoneNumber', 'address', 'jobTitle'] as const)('can empty the %s', (field) => {
  expect(formErrors(fieldSchema(t, field), { [field]: ' ' })).toEqual({});
});

it.each([
  ['name', ' Ada '],
  ['username', ' ada '],
  ['phoneNumber', '+12025550199'],
] as const)('takes the %s %s', (field, value) => {
  expect(formErrors(fieldSchema(t, field), { [field]: value })).toEqual({});
});
