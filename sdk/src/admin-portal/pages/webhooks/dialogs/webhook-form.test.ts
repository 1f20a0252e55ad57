import { expect, it } from 'vitest';
import { createKeyTranslate } from '../../../../metadata/test-translate';
import { formErrors } from '../../../parts/form-schema';
import { maxLengths } from '../webhook-constants';
import { webhookSchema } from './webhook-form';

const t = createKeyTranslate();
const errorsOf = (values: Record<string, unknown>) => formErrors(webhookSchema(t), values);
const good = {
  displayName: 'Audit',
  description: '',
  url: ' https://a.test/ ',
  secret: '',
  eventKeys: ['user.created'],
};

it('finds what a webhook lacks', () => {
  expect(errorsOf({ displayName: ' ', url: ' ', eventKeys: [] })).toEqual({
    displayName: 'nameIsRequired',
    url: 'urlIsRequired',
    eventKeys: 'eventsIsRequired',
  });
  expect(errorsOf(good)).toEqual({});
});

it.each(['a.test', 'ftp://a.test', 'https://ada@a.test', 'https://:secret@a.test'])('refuses the address %s', (url) => {
  expect(errorsOf({ ...good, url })).toEqual({ url: 'urlIsInvalid' });
});

it('keeps to the lengths that the service takes, and counts the spaces of a secret', () => {
  const long = (field: keyof typeof maxLengths) => 'x'.repeat(maxLengths[field] + 1);
  const url = `https://a.test/${long('url')}`;
  expect(
    errorsOf({
      ...good,
      displayName: long('displayName'),
      description: long('description'),
      url,
      secret: long('secret'),
    }),
  ).toEqual({
    displayName: 'isTooLong 200',
    description: 'isTooLong 1000',
    url: 'isTooLong 2048',
    secret: 'isTooLong 500',
  });
  expect(errorsOf({ ...good, secret: ' '.repeat(7) })).toEqual({
    secret: 'secretKeyLengthAtLeast8',
  });
  expect(errorsOf({ ...good, secret: ' '.repeat(8) })).toEqual({});
});
