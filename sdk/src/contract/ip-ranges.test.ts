import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithin, readRange } from './ip-ranges';

function within(inner: string, outer: string): boolean {
  const [first, second] = [readRange(inner), readRange(outer)];
  return first !== undefined && second !== undefined && isWithin(first, second);
}

it.each([
  ['203.0.113.255', '203.0.113.0/24', true],
  ['203.0.114.0', '203.0.113.0/24', false],
  ['10.255.0.1', '10.9.8.7/8', true],
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.2', '10.0.0.1/32', false],
  ['1.2.3.4', '0.0.0.0/0', true],
  ['10.1.0.0/16', '10.0.0.0/8', true],
  ['10.0.0.0/8', '10.1.0.0/16', false],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['::ffff:10.0.0.1', '10.0.0.0/8', true],
  ['::1', '0.0.0.0/0', false],
])('finds %s in %s: %s', (inner, outer, expected) => {
  expect(within(inner, outer)).toBe(expected);
});

it.each([
  '',
  'office',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.256',
  '1.2.3.4/33',
  '1.2.3.4/',
  '1.2.3.4/8/8',
  '::/129',
  ':::',
  '1::2::3',
  'g::',
])('reads nothing into "%s"', (text) => {
  expect(readRange(text)).toBeUndefined();
});

it('puts every address into its own network and none of the next one', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(octet, octet, octet, octet), fc.integer({ min: 1, max: 32 }), (octets, prefix) => {
      const address = octets.join('.');
      expect(within(address, `${address}/${prefix}`)).toBe(true);
      const flipped = octets.map((part, index) =>
        index === Math.floor((prefix - 1) / 8) ? part ^ (128 >> ((prefix - 1) % 8)) : part,
      );
      expect(within(flipped.join('.'), `${address}/${prefix}`)).toBe(false);
    }),
  );
});
