const TEXT_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Every byte as two hexadecimal digits: each request draws a trace id. */
const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Repeatable random numbers: the same state gives the same numbers. Never a source of real secrets. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number, both bounds included. */
  integer(min: number, max: number): number;
  /** One text of a list, or one letter of a text; neither may be empty. */
  oneOf(list: ArrayLike<string>): string;
  /** Decimal digits, with leading zeros. */
  digits(length: number): string;
  bytes(length: number): Uint8Array;
  /** The whole state: one unsigned 32-bit number. */
  state(): number;
}

/** Creates ids and tokens of one world. */
export interface Ids {
  /** A version 4 UUID. */
  uuid(): string;
  /** Letters and digits, default: 40. A token can't be guessed by accident. */
  token(length?: number): string;
}

/** Mulberry32: 32 bits of state, which a snapshot can hold as one number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    oneOf: (list) => list[integer(0, list.length - 1)] ?? '',
    digits: (length) => Array.from({ length }, () => integer(0, 9)).join(''),
    bytes: (length) => {
      const bytes = new Uint8Array(length);
      for (let index = 0; index < length; index += 1) bytes[index] = integer(0, 255);
      return bytes;
    },
    state: () => state,
  };
}

/** Ids drawn from `random`: the n-th id of a seed is always the same. */
export function createIds(random: Random): Ids {
  return {
    uuid: () => toUuid(random.bytes(16)),
    token: (length = 40) => Array.from({ length }, () => random.oneOf(TEXT_ALPHABET)).join(''),
  };
}

function toUuid(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX_BYTES[byte];
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
