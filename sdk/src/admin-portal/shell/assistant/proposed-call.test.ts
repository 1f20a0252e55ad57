import { expect, it } from 'vitest';
import { type CallMessage, callState, pageOfCall, proposedCall } from './proposed-call';

const call = (url: string, more: Partial<CallMessage> = {}): CallMessage => ({
  role: 'tool',
  tool_call_id: 'call-1',
  url,
  method: 'POST',
  ...more,
});

it('makes calls of the service', () => {
  const made = proposedCall(call('/identity/resources/users/v2?invite=true', { body: { email: 'a@b.test' } }));
  expect(made).toEqual({
    method: 'POST',
    path: '/identity/resources/users/v2?invite=true',
    body: { email: 'a@b.test' },
  });
});

it.each([
  'https://collector.test/',
  'HTTPS://collector.test/',
  '//collector.test/',
  '/\\collector.test/',
  '\t//collector.test/',
  '/../collector',
  '/identity/../oauth/token',
  '/identity/%2e%2e/oauth',
  'identity/resources',
  'javascript:alert(1)',
  '@collector.test/',
  '',
])('makes no call to %j', (url) => {
  expect(proposedCall(call(url))).toBeUndefined();
});

it('makes no call by a method that the service does not have', () => {
  expect(proposedCall(call('/identity/resources/users/v2', { method: 'CONNECT' }))).toBeUndefined();
});

it('knows what has become of a call', () => {
  const proposed = call('/identity/resources/users/v2');
  const outcome = (content: string) => ({ role: 'tool' as const, tool_call_id: 'call-1', content });
  expect(callState([proposed], proposed)).toBe('open');
  expect(callState([proposed, outcome('201')], proposed)).toBe('done');
  expect(callState([proposed, outcome('0')], proposed)).toBe('declined');
  expect(callState([proposed, outcome('403')], proposed)).toBe('refused');
  expect(callState([proposed, { role: 'user', content: 'Hello' }], proposed)).toBe('skipped');
});

it('knows the page that shows the change', () => {
  expect(pageOfCall(call('/identity/resources/users/v2'))).toBe('users');
  expect(pageOfCall(call('/identity/resources/groups/v1'))).toBe('groups');
  expect(pageOfCall(call('/vendors/public'))).toBeUndefined();
});
