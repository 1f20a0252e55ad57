import { assert as check, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { readAppAddress } from './app-address';

const rules = {
  home: 'https://app.acme.test/',
  allowed: ['acme-harbor://', 'acme-tools://callback', 'https://m.acme.test'],
};

it.each([
  'acme-harbor://anything/at/all?code=1',
  'acme-harbor:open',
  'acme-tools://callback?token=1',
  'https://app.acme.test/mobile',
  'https://m.acme.test/mobile',
])('opens %s', (address) => {
  expect(readAppAddress(address, rules)).toBe(address);
});

it.each([
  null,
  '',
  'app',
  '/mobile',
  '//evil.test',
  'acme-tools://elsewhere',
  'acme-harborx://open',
  'other-app://open',
  'https://app.acme.test.evil.test/',
  'https://evil.test/?https://app.acme.test',
  'https://ada:secret@app.acme.test/',
  'acme-harbor://open\n//x',
  ' acme-harbor://open',
  'acme-harbor:\\\\open',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://app.acme.test/1',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=acme-harbor;end',
])('refuses %j', (address) => {
  expect(readAppAddress(address, rules)).toBeNull();
});

it.each(['javascript:', 'data:', 'intent:', 'file:'])('refuses %s even if a host allows it by mistake', (scheme) => {
  expect(readAppAddress(`${scheme}//x`, { ...rules, allowed: [scheme, `${scheme}//x`] })).toBeNull();
});

it('opens no app unless the host allows one', () => {
  expect(readAppAddress('acme-harbor://open', { home: rules.home })).toBeNull();
});

it('never throws, and never returns a forbidden scheme', () => {
  check(
    property(string(), string(), (address, entry) => {
      const answer = readAppAddress(address, { ...rules, allowed: [...rules.allowed, entry] });
      if (answer !== null) expect(answer).not.toMatch(/^(javascript|data|vbscript|blob|file|intent):/i);
    }),
  );
});
