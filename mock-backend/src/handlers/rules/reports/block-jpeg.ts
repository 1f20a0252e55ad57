/** Picture points along the side of a block. */
const BLOCK = 8;
/** Bits of the Huffman codes for how many bits a difference has (ITU-T T.81, table K.3). */
const CATEGORY_CODES = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110'];
/** How many of these codes have 1, 2, … 16 bits. */
const CATEGORY_LENGTHS = [0, 1, 5, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** The one code that says a block is even. */
const EVEN = '0';

/**
 * A grey JPEG (ITU-T T.81, baseline) made of even blocks of 8 by 8 points: enough for a chart, at a fraction of what a
 * library for photographs weighs.
 *
 * @param grey From 0, black, to 255, by column and row of blocks.
 */
export function encodeBlocks(columns: number, rows: number, grey: (column: number, row: number) => number): Uint8Array {
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [...letters('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    // A difference of one step of grey is a coefficient of eight, so that all are divided by eight.
    ...segment(0xdb, [0, ...Array.from({ length: BLOCK * BLOCK }, () => BLOCK)]),
    ...segment(0xc0, [8, ...word(rows * BLOCK), ...word(columns * BLOCK), 1, 1, 0x11, 0]),
    ...segment(0xc4, [0x00, ...CATEGORY_LENGTHS, ...CATEGORY_CODES.keys()]),
    ...segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...packed(bitsOf(columns, rows, grey)),
    ...[0xff, 0xd9],
  ]);
}

/** Each block says how much lighter it is than the one before. */
function bitsOf(columns: number, rows: number, grey: (column: number, row: number) => number): string {
  let before = 128;
  const codes: string[] = [];
  for (let place = 0; place < columns * rows; place++) {
    const now = grey(place % columns, Math.floor(place / columns));
    codes.push(difference(now - before), EVEN);
    before = now;
  }
  return codes.join('');
}

/** How many bits, then these bits; a negative number is written as one less. */
function difference(value: number): string {
  if (value === 0) return CATEGORY_CODES[0] ?? '';
  const length = Math.abs(value).toString(2).length;
  const bits = value > 0 ? value : value + 2 ** length - 1;
  return `${CATEGORY_CODES[length]}${bits.toString(2).padStart(length, '0')}`;
}

/** A byte of ones would begin a mark, so a zero follows it. */
function packed(bits: string): number[] {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : byte));
}

function segment(mark: number, content: readonly number[]): number[] {
  return [0xff, mark, ...word(content.length + 2), ...content];
}

function word(value: number): number[] {
  return [value >> 8, value & 0xff];
}

function letters(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
