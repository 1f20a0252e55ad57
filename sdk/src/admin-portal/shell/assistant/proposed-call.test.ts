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

it.each([
  '/identity/resources/users/api-tokens/v1',
  '/identity/resources/tenants/access-tokens/v1',
  '/identity/resources/tenants/%61pi-tokens/v2',
  '/identity/resources/users/API-Tokens/v1',
  '/identity/resources/auth/v1/user/token/refresh',
  '/identity/resources/users/v1/mfa/authenticator/enroll',
  '/identity/resources/users/v1/passwords/reset',
  '/identity/resources/users/webauthn/v1',
  '/identity/resources/users/passkeys/v1',
  '/identity/resources/users/v3/me/token',
  '/identity/resources/tenants/invites/v1/user',
  '/identity/resources/impersonation/v1',
  '/directory/resources/v1/configurations/scim2',
  '/oauth/token',
  '/webhook/custom',
  '/identity/%zz',
])('makes no call whose answer would give the assistant a secret: %s', (url) => {
  expect(proposedCall(call(url))).toBeUndefined();
  expect(proposedCall(call(url, { method: 'GET' }))).toBeUndefined();
});

it('deletes what holds a secret, and calls paths that only contain such a name', () => {
  const path = '/identity/resources/users/api-tokens/v1/token-1';
  expect(proposedCall(call(path, { method: 'DELETE' }))).toEqual({ method: 'DELETE', path });
  expect(proposedCall(call('/identity/resources/configurations/v1/mfa-policy'))).toBeDefined();
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
