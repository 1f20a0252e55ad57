import { expect, it } from 'vitest';
import { redact, redactSearch } from './redact';

const secretNames = [
  'password',
  'newPassword',
  'accessToken',
  'refresh_token',
  'mfaToken',
  'otcToken',
  'code',
  'value',
  'recoveryCode',
  'client_secret',
  'code_verifier',
  'qrCode',
  'Cookie',
  'Authorization',
];

it.each(secretNames)('blanks %s at any depth', (name) => {
  expect(redact({ list: [{ [name]: 'abc123' }] })).toEqual({ list: [{ [name]: '[redacted]' }] });
});

it('keeps values that are not secret', () => {
  const harmless = { errorCode: 'ER-1', email: 'ada@acme.test', mfaRequired: true, expiresIn: 300, code: null };
  expect(redact(harmless)).toEqual(harmless);
});

it('blanks signed tokens, one-time addresses and link secrets inside texts', () => {
  expect(redact('Bearer eyJhbGciOi.eyJzdWIi.c2ln')).toBe('Bearer [redacted]');
  expect(redact('otpauth://totp/x?secret=ABC')).toBe('[redacted]');
  expect(redact('see https://a.test/reset?userId=1&token=abc')).toBe(
    'see https://a.test/reset?userId=1&token=[redacted]',
  );
});

it('blanks secrets of a query string', () => {
  expect(redactSearch(new URLSearchParams({ mfaToken: 'abc', page: '2' }))).toBe('?mfaToken=[redacted]&page=2');
  expect(redactSearch(new URLSearchParams())).toBe('');
});

it('cuts long texts, deep values and hostile keys', () => {
  expect(redact('x'.repeat(2_000))).toHaveLength(501);
  expect(JSON.stringify(redact(JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`)))).toContain('[…]');
  expect(JSON.stringify(redact(JSON.parse('{"__proto__":{"a":1},"b":2}')))).toBe('{"b":2}');
});
