import { expect, it } from 'vitest';
import { createKeyTranslate } from '../../../../../metadata/test-translate';
import { formErrors } from '../../../../parts/form-schema';
import { domainsSchema } from './AddDomainsDialog';
import { addressSchema } from './AddressDialog';

const t = createKeyTranslate();

const domains = (count: number) => Array.from({ length: count }, (_, index) => `d${index}.test`).join('\n');

it.each([
  [undefined, 'domainsRequired'],
  [' ,; \n', 'domainsRequired'],
  ['acme.test no-domain -wrong-', 'invalidDomainError no-domain'],
  [`${domains(1000)} no-domain d.test`, 'invalidDomainError no-domain'],
  [domains(1001), 'tooManyDomains 1000'],
  [domains(1000), undefined],
  [' @Acme.test, ', undefined],
])('checks the domains %#', (typed, problem) => {
  const values = typed === undefined ? {} : { domains: typed };
  expect(formErrors(domainsSchema(t), values).domains).toBe(problem);
});

it.each([
  [{ ip: ' ' }, { ip: 'ipAddressRequiredMessage' }],
  [{ ip: '10.0.0.256' }, { ip: 'ipAddressInvalidMessage' }],
  [{ ip: ' 10.0.0.0/8 ', description: ' '.repeat(1001) }, {}],
  [{ ip: '::1', description: 'x'.repeat(1000) }, {}],
  [
    { ip: '', description: 'x'.repeat(1001) },
    { ip: 'ipAddressRequiredMessage', description: 'descriptionTooLong 1000' },
  ],
])('checks the address %#', (values, problems) => {
  expect(formErrors(addressSchema(t), values)).toEqual(problems);
});
