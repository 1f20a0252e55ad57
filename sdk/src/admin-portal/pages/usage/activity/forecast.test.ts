import { expect, it } from 'vitest';
import { forecast } from './forecast';

it.each([
  ['a rise', [1, 2, 3, 4], [5, 6, 7]],
  ['a fall, never below 0', [6, 4, 2], [0, 0, 0]],
  ['no change', [5, 5, 5], [5, 5, 5]],
  ['a single value', [4], [4, 4, 4]],
  ['nothing', [], [0, 0, 0]],
])('continues %s', (_, values, expected) => {
  expect(forecast(values, 3)).toEqual(expected);
});
