import { expect, it } from 'vitest';
import { createKeyTranslate } from '../../../../metadata/test-translate';
import { formErrors } from '../../../parts/form-schema';
import { LOCKOUT_ATTEMPTS, TIMEOUT_SECONDS } from '../security-limits';
import { limitSchema, rotationSchema } from './limit-form';

const t = createKeyTranslate();

it.each([
  [{}, 'amountInvalid 1 100'],
  [{ amount: ' ' }, 'amountInvalid 1 100'],
  [{ amount: '0' }, 'amountInvalid 1 100'],
  [{ amount: '1.5' }, 'amountInvalid 1 100'],
  [{ amount: '101' }, 'amountInvalid 1 100'],
  [{ amount: ' 100 ' }, undefined],
])('checks the number of %j: %s', (values, problem) => {
  expect(formErrors(limitSchema(t, LOCKOUT_ATTEMPTS, values), values).amount).toBe(problem);
});

it.each([
  [{ amount: '525601', unit: 'minute' }, 'amountInvalid 1 525,600'],
  [{ amount: '525600', unit: 'minute' }, undefined],
  [{ amount: '366', unit: 'day' }, 'amountInvalid 1 365'],
  [{ amount: '365', unit: 'day' }, undefined],
])('checks the duration of %j in its unit: %s', (values, problem) => {
  expect(formErrors(limitSchema(t, TIMEOUT_SECONDS, values), values).amount).toBe(problem);
});

it.each([
  [{ amount: '90', notification: '89' }, {}],
  [{ amount: ' 90 ', notification: ' 7 ' }, {}],
  [{ amount: '90', notification: '90' }, { notification: 'notificationPeriodLessThanRotation' }],
  [{ amount: '90', notification: '07' }, { notification: 'notificationPeriodInvalid' }],
  [{ amount: '90' }, { notification: 'notificationPeriodInvalid' }],
  [{ amount: '1826', notification: '7' }, { amount: 'amountInvalid 1 1,825' }],
  [
    { amount: '', notification: '7' },
    { amount: 'amountInvalid 1 1,825', notification: 'notificationPeriodLessThanRotation' },
  ],
])('finds what is wrong with the rotation of %j', (values, problems) => {
  expect(formErrors(rotationSchema(t, values), values)).toEqual(problems);
});
