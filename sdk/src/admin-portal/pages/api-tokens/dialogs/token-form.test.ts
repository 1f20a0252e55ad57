import { expect, it } from 'vitest';
import { createTranslate } from '../../../../metadata/translate';
import { formErrors } from '../../../parts/form-schema';
import { portalApiTokens } from '../texts/en';
import { tokenSchema } from './token-form';

const t = createTranslate([{ language: 'en', texts: { adminPortal: portalApiTokens } }], 'en');
const filled = { description: 'CI', roles: ['role-support'], days: '90' };

it.each([
  ['nothing', {}, {}],
  ['a description of spaces', { description: '  ' }, { description: 'Enter a description.' }],
  ['a long description', { description: 'a'.repeat(1001) }, { description: 'Use at most 1,000 characters.' }],
  ['spaces around the longest description', { description: ` ${'a'.repeat(1000)} ` }, {}],
  ['no role', { roles: [] }, { roles: 'Choose at least one role.' }],
  ['a part of a day', { days: '1.5' }, { days: 'Enter a whole number from 1 to 3,650.' }],
  ['no number of days', { days: '' }, { days: 'Enter a whole number from 1 to 3,650.' }],
])('finds what is wrong with %s', (_, change, errors) => {
  expect(formErrors(tokenSchema(t, 'tenant', true), { ...filled, ...change })).toEqual(errors);
});

it('needs no role for a personal token', () => {
  expect(formErrors(tokenSchema(t, 'user', true), { ...filled, roles: [] })).toEqual({});
  expect(formErrors(tokenSchema(t, 'user', true), { ...filled, description: '' })).toEqual({
    description: 'Enter a description.',
  });
});

it('checks no days where none are typed', () => {
  expect(formErrors(tokenSchema(t, 'user', false), { description: 'CI' })).toEqual({});
});
