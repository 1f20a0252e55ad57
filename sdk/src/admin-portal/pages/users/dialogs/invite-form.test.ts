import { expect, it } from 'vitest';
import { createTranslate } from '../../../../metadata/translate';
import { formErrors } from '../../../parts/form-schema';
import { inviteSchema } from './invite-form';
import { portalUserDialogs } from './texts/en';

const common = { fields: { isTooLong: 'Too long: {{length}}' } };
const t = createTranslate([{ language: 'en', texts: { common, adminPortal: portalUserDialogs } }], 'en');
const filled = { email: ' zoe@acme.test ', accessDays: '30' };
const optional = { name: 'optional', phone: 'optional' } as const;
const demanded = { name: 'required', phone: 'required' } as const;
const noDays = 'Enter a whole number from 1 to 3,650.';
const incomplete = 'This phone number is not complete. Start with the country code, such as +1.';

it.each([
  ['nothing', {}, {}],
  ['a long name', { name: 'a'.repeat(201) }, { name: 'Too long: 200' }],
  ['no address', { email: ' ' }, { email: 'Enter the email address.' }],
  ['a long address', { email: 'a'.repeat(255) }, { email: 'Too long: 254' }],
  ['half an address', { email: 'zoe@' }, { email: 'Enter a complete email address, such as name@company.com.' }],
  ['half a phone number', { phone: 'incomplete' }, { phone: incomplete }],
  ['no days', { accessDays: ' ' }, { accessDays: noDays }],
  ['a part of a day', { accessDays: '1.5' }, { accessDays: noDays }],
  ['too few days', { accessDays: '0' }, { accessDays: noDays }],
  ['too many days', { accessDays: '3651' }, { accessDays: noDays }],
  ['spaces around the days', { accessDays: ' 3650 ' }, {}],
])('finds what is wrong with %s', (_, change, errors) => {
  expect(formErrors(inviteSchema(t, optional, true), { ...filled, ...change })).toEqual(errors);
});

it('asks for what the vendor demands', () => {
  const errors = { name: 'Enter the name.', phone: 'Enter the phone number.' };
  expect(formErrors(inviteSchema(t, demanded, true), { ...filled, name: ' ' })).toEqual(errors);
  expect(formErrors(inviteSchema(t, demanded, true), { ...filled, name: 'Zoe', phone: '+12025550199' })).toEqual({});
});

it('does not check the days of unlimited access', () => {
  expect(formErrors(inviteSchema(t, optional, false), { ...filled, accessDays: '0' })).toEqual({});
});
