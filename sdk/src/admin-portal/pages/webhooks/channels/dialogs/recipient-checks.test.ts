import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createKeyTranslate } from '../../../../../metadata/test-translate';
import { choices, formErrors } from '../../../../parts/form-schema';
import type { EventChannel } from '../channel-state';
import { anyRecipient, MAX_RECIPIENTS, typedRecipients, typedRules } from './recipient-checks';

const t = createKeyTranslate();

function errorOf(channel: EventChannel, text: string, list: readonly string[] = []): string | undefined {
  const rules = [anyRecipient(t, channel, list), ...typedRules(t, channel, list)];
  return formErrors(z.object({ typed: choices(...rules) }), { typed: typedRecipients(channel, text) }).typed;
}

it('wants a recipient, in the list or typed', () => {
  expect(errorOf('email', ' , ')).toBe('recipientIsRequired');
  expect(errorOf('sms', '')).toBe('recipientIsRequired');
  expect(errorOf('slack', 'typed')).toBe('channelIsRequired');
  expect(errorOf('slack', '', ['C1'])).toBeUndefined();
  expect(errorOf('email', '', ['ada@acme.test'])).toBeUndefined();
});

it('finds what is wrong with typed recipients', () => {
  const full = Array.from({ length: MAX_RECIPIENTS }, (_, index) => `user${index}@acme.test`);
  expect(errorOf('email', 'ada@acme.test, ada')).toBe('emailIsInvalid');
  expect(errorOf('email', `${'a'.repeat(244)}@acme.test`)).toBeUndefined();
  expect(errorOf('email', `${'a'.repeat(245)}@acme.test`)).toBe('emailIsInvalid');
  expect(errorOf('email', 'USER0@acme.test', full)).toBe('isAlreadyAdded');
  expect(errorOf('email', 'ada@acme.test', full)).toBe('tooMany 200');
  expect(errorOf('email', 'ada@acme.test', full.slice(1))).toBeUndefined();
  expect(errorOf('sms', 'incomplete')).toBe('phoneIsInvalid');
  expect(errorOf('sms', '+12025550123', ['+1 (202) 555-0123'])).toBe('isAlreadyAdded');
});
