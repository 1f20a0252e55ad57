import { expect, it } from 'vitest';
import { readCode } from './read-code';

const CODE_LENGTH = 6;

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 012345\n', '012345'],
  ['1 2 3 4 5 6', '123456'],
  ['Your code is 482913. It works for 5 minutes.', '482913'],
  ['https://app.test/verify?id=42&code=482913', '482913'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['12', '12'],
  ['abc', ''],
  ['12345678', '123456'],
])('reads %j as %j', (text, code) => {
  expect(readCode(text, CODE_LENGTH)).toBe(code);
});
