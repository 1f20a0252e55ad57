import { expect, it } from 'vitest';
import { isBinaryText, readTextFile } from './read-text-file';

const TEXT = 'name;email\r\nJörg Müller;joerg@x.test';
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * TEXT.length + 2));
  [...`\uFEFF${TEXT}`].forEach((character, index) => {
    view.setUint16(2 * index, character.charCodeAt(0), littleEndian);
  });
  return view;
};
const western = Uint8Array.from(TEXT, (character) => character.charCodeAt(0));

it.each([
  ['UTF-8', TEXT],
  ['UTF-8 with a byte order mark', `\uFEFF${TEXT}`],
  ['UTF-16, as Excel saves "Unicode Text"', utf16(true)],
  ['UTF-16 of the other byte order', utf16(false)],
  ['the encoding of Western Windows, as Excel saves "CSV"', western],
])('reads a file in %s', async (_, content) => {
  expect(await readTextFile(new Blob([content]))).toBe(TEXT);
});

it.each([
  ['text', TEXT, false],
  ['text in UTF-16', utf16(true), false],
  ['a workbook of Excel', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00, 0x08, 0x00]), true],
])('tells text from other files: %s', async (_, content, isBinary) => {
  expect(isBinaryText(await readTextFile(new Blob([content])))).toBe(isBinary);
});
