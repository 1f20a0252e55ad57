import { expect, it } from 'vitest';
import { isolated } from '../isolated';
import { maskedNumber } from './masked-number';

it.each([
  ['+*********25', '···\u00a025'],
  ['********0125', '···\u00a00125'],
  ['+49*******25', '+49\u00a0···\u00a025'],
  ['+1 *** *** 12', '+1\u00a0···\u00a012'],
  ['(***) ***-**12', '···\u00a012'],
  ['XXX-XXX-0125', '···\u00a00125'],
  ['+12025550125', '+12025550125'],
  ['+1 202 555 0125', '+1\u00a0202\u00a0555\u00a00125'],
])('shows %s as %s', (sent, shown) => {
  expect(maskedNumber(sent)).toBe(isolated(shown));
});
