import { expect, it } from 'vitest';
import { isAllowedAddress } from './direct-allow-list';

it.each([
  ['startWith', 'https://acme.test/in', 'https://acme.test/in/google', true],
  ['startWith', 'https://acme.test', 'https://acme.test/anywhere', true],
  ['startWith', 'https://acme.test', 'https://acme.test.attacker.invalid/', false],
  ['startWith', 'acme', 'https://acme.test/', false],
  ['endWith', '/sign-in', 'https://acme.test/sign-in', true],
  ['endWith', '/sign-in', 'https://acme.test/sign-in?x=1', false],
  ['contains', '.acme.test/', 'https://eu.acme.test/in', true],
  ['contains', '', 'https://eu.acme.test/in', false],
  ['equals', 'https://acme.test', 'https://acme.test/', true],
  ['equals', 'https://acme.test/in', 'https://acme.test/in/side', false],
] as const)('%s %j lets %s through: %s', (operator, value, address, allowed) => {
  expect(isAllowedAddress(new URL(address), [{ operator, value }])).toBe(allowed);
});

it('permits nothing without a list, or by an unknown operator', () => {
  const address = new URL('https://acme.test/');
  expect(isAllowedAddress(address)).toBe(false);
  expect(isAllowedAddress(address, [{ operator: 'constructor' as 'equals', value: 'acme' }])).toBe(false);
});
