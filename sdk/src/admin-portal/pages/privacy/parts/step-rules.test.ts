import { expect, it } from 'vitest';
import { formErrors } from '../../../parts/form-schema';
import { codeCheck } from './code-form';
import { phoneSchema } from './PhoneStep';

it.each([
  [{}, 'required'],
  [{ code: '' }, 'required'],
  [{ code: '12345' }, 'too short'],
  [{ code: '123456' }, undefined],
  // The recovery code.
  [{ code: 'ab12cd34ef56ab78' }, undefined],
])('checks the code of %j: %s', (values, problem) => {
  const check = codeCheck({ required: () => 'required', tooShort: () => 'too short' });
  expect(check(values).code).toBe(problem);
});

it.each([
  [{}, 'required'],
  [{ phoneNumber: '' }, 'required'],
  [{ phoneNumber: 'incomplete' }, 'invalid'],
  [{ phoneNumber: 'notOffered' }, 'invalid'],
  [{ phoneNumber: '+12025550199' }, undefined],
])('checks the number of %j: %s', (values, problem) => {
  const schema = phoneSchema({ required: () => 'required', invalid: () => 'invalid' });
  expect(formErrors(schema, values).phoneNumber).toBe(problem);
});
