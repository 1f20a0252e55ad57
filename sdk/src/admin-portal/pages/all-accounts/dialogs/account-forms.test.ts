import { expect, it } from 'vitest';
import { createTranslate } from '../../../../metadata/translate';
import { formErrors } from '../../../parts/form-schema';
import { accountNameSchema } from './NameField';
import { portalAccountDialogs } from './texts/en';
import { emailsSchema, typedEmails } from './typed-emails';

const common = { fields: { isTooLong: 'Too long: {{length}}' } };
const t = createTranslate([{ language: 'en', texts: { common, adminPortal: portalAccountDialogs } }], 'en');
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `u${index}@acme.test`).join(' ');
const long = `${'a'.repeat(250)}@acme.test`;

it.each([
  ['no address', ' ,; ', 'Enter at least one email address.'],
  ['too many addresses', addresses(201), 'Invite at most 200 users at once.'],
  [
    'wrong addresses before repeated ones',
    `a b a@acme.test a@acme.test ${long}`,
    `Not an email address: a, b, ${long}`,
  ],
  ['repeated addresses', 'a@acme.test;A@acme.test\nb@acme.test,b@acme.test', 'Entered twice: a@acme.test, b@acme.test'],
])('names %s', (_, emails, error) => {
  expect(formErrors(emailsSchema(t), { emails: typedEmails(emails) })).toEqual({ emails: error });
});

it('takes as many addresses as the service', () => {
  expect(formErrors(emailsSchema(t), { emails: typedEmails(` ${addresses(200)}\n`) })).toEqual({});
});

it('takes a name that is neither empty nor too long', () => {
  const errors = (accountName: string) => formErrors(accountNameSchema(t), { accountName });
  expect(errors(' ')).toEqual({ accountName: 'Give the account a name.' });
  expect(errors('a'.repeat(201))).toEqual({ accountName: 'Too long: 200' });
  expect(errors(` ${'a'.repeat(200)} `)).toEqual({});
});
