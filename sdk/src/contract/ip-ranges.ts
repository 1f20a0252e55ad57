/** A block of neighbouring addresses; a single address is a block of one. */
export interface AddressRange {
  /** 32 for IPv4, 128 for IPv6. */
  width: number;
  first: bigint;
  last: bigint;
}

const IPV4_WIDTH = 32;
const IPV6_WIDTH = 128;
/** How IPv6 writes an IPv4 address: `::ffff:192.0.2.1`. */
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** Reads an address, or a range such as `10.0.0.0/8`; `undefined` for any other text. */
export function readRange(text: string): AddressRange | undefined {
  const [address = '', size, ...rest] = text.trim().replace(MAPPED_IPV4, '').split('/');
  const width = address.includes(':') ? IPV6_WIDTH : IPV4_WIDTH;
  const value = width === IPV6_WIDTH ? readIpv6(address) : readIpv4(address);
  const prefix = size === undefined ? width : readNumber(size, width);
  if (value === undefined || prefix === undefined || rest.length > 0) return undefined;
  const free = BigInt(width - prefix);
  const first = (value >> free) << free;
  return { width, first, last: first + (1n << free) - 1n };
}

/** Whether the first is part of the second; an address of the other kind never is. */
export function isWithin(inner: AddressRange, outer: AddressRange): boolean {
  return inner.width === outer.width && inner.first >= outer.first && inner.last <= outer.last;
}

function readIpv4(text: string): bigint | undefined {
  const parts = text.split('.').map((part) => readNumber(part, 255));
  if (parts.length !== 4) return undefined;
  return parts.reduce<bigint | undefined>((sum, part) => join(sum, part, 8n), 0n);
}

function readIpv6(text: string): bigint | undefined {
  const [head = '', tail, ...rest] = text.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = 8 - before.length - after.length;
  if (rest.length > 0 || (tail === undefined ? gap !== 0 : gap < 1)) return undefined;
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after].map(readGroup);
  return groups.reduce<bigint | undefined>((sum, group) => join(sum, group, 16n), 0n);
}

function join(sum: bigint | undefined, part: number | undefined, bits: bigint): bigint | undefined {
  return sum === undefined || part === undefined ? undefined : (sum << bits) + BigInt(part);
}

function readGroup(text: string): number | undefined {
  return /^[0-9a-f]{1,4}$/i.test(text) ? Number.parseInt(text, 16) : undefined;
}

function readNumber(text: string, max: number): number | undefined {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value <= max ? value : undefined;
}
