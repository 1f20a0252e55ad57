import { expect, it } from 'vitest';
import { encodeBlocks } from './block-jpeg';

/** The segments before the picture itself, by their mark. */
function segmentsOf(bytes: Uint8Array): Map<number, Uint8Array> {
  const segments = new Map<number, Uint8Array>();
  for (let at = 2; bytes[at] === 0xff && !segments.has(0xda); ) {
    const length = bytes[at + 2]! * 256 + bytes[at + 3]!;
    segments.set(bytes[at + 1]!, bytes.slice(at + 4, at + 2 + length));
    at += 2 + length;
  }
  return segments;
}

/** The bits of the picture, without the zeros that follow a byte of ones. */
function scanOf(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda) + 10;
  const scan = [...bytes.slice(start, -2)].filter((byte, at, all) => !(byte === 0 && all[at - 1] === 0xff));
  return scan.map((byte) => byte.toString(2).padStart(8, '0')).join('');
}

const codes = ['00', '010', '011', '100', '101', '110', '1110', '11110', '111110'];

/** Reads the blocks back as the standard says, in the order of their rows. */
function decode(bits: string, count: number): number[] {
  const greys: number[] = [];
  let [at, grey] = [0, 128];
  while (greys.length < count) {
    const length = codes.findIndex((code) => bits.startsWith(code, at));
    at += codes[length]!.length;
    const value = Number.parseInt(bits.slice(at, at + length) || '0', 2);
    grey += length > 0 && bits[at] === '0' ? value - 2 ** length + 1 : value;
    at += length + 1;
    greys.push(grey);
  }
  return greys;
}

it('says how large the picture is', () => {
  const size = segmentsOf(encodeBlocks(80, 3, () => 255)).get(0xc0)!;
  expect([...size.slice(1, 5)]).toEqual([0, 24, 640 >> 8, 640 & 255]);
});

it('keeps the grey of every block, from black to white and back', () => {
  const greys = [0, 255, 1, 254, 128, 127, 129, 64, 255, 0, 200, 200];
  const bytes = encodeBlocks(4, 3, (column, row) => greys[row * 4 + column]!);
  expect(decode(scanOf(bytes), greys.length)).toEqual(greys);
});

it('begins and ends as a JPEG does', () => {
  const bytes = encodeBlocks(1, 1, () => 0);
  expect([...bytes.slice(0, 2), ...bytes.slice(-2)]).toEqual([0xff, 0xd8, 0xff, 0xd9]);
});
