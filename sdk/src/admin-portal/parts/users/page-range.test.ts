import { expect, it } from 'vitest';
import { rangeOf } from './page-range';

const page = (rows: number, totalItems: number, totalPages: number) => ({
  items: Array.from({ length: rows }, () => ({})) as never[],
  totalItems,
  totalPages,
});

it.each([
  [page(5, 10, 2), 0, { from: 1, to: 5 }],
  [page(5, 10, 2), 1, { from: 6, to: 10 }],
  [page(3, 43, 3), 2, { from: 41, to: 43 }],
  [page(20, 43, 3), 1, { from: 21, to: 40 }],
  [page(1, 1, 1), 0, { from: 1, to: 1 }],
])('finds first and last row without knowing the size of a page', (shown, current, range) => {
  expect(rangeOf(shown, current)).toEqual(range);
});
