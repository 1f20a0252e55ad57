import { expect, it } from 'vitest';
import type { Role } from '../../../../contract';
import { createKeyTranslate } from '../../../../metadata/test-translate';
import { formErrors } from '../../../parts/form-schema';
import { roleSchema } from './role-form';

const t = createKeyTranslate();
const others = [{ name: 'Auditor' }, { name: 'y'.repeat(201) }] as Role[];

it('finds what is wrong with a role', () => {
  const errorsOf = (values: Record<string, string>) => formErrors(roleSchema(t, others), values);
  expect(errorsOf({ name: ' ' })).toEqual({ name: 'nameRequiredValidation', key: 'keyIsRequired' });
  expect(errorsOf({ name: ' auditor ', key: 'x'.repeat(201), description: 'x'.repeat(1001) })).toEqual({
    name: 'existingRoleNameValidation',
    key: 'isTooLong 200',
    description: 'isTooLong 1000',
  });
  expect(errorsOf({ name: 'y'.repeat(201), key: 'y' })).toEqual({ name: 'existingRoleNameValidation' });
  expect(errorsOf({ name: 'x'.repeat(201), key: 'x' })).toEqual({ name: 'isTooLong 200' });
  expect(errorsOf({ name: ` ${'x'.repeat(200)} `, key: 'x', description: ' ' })).toEqual({});
});
