import { expect, it } from 'vitest';
import { foldProviders } from './fold-providers';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
const fold = (names: string, last: string | null = null) => {
  const { visible, folded } = foldProviders(
    [...names].map((id) => ({ id })),
    last,
  );
  return `${ids(visible)}|${ids(folded)}`;
};

it.each([
  ['four stay in sight', 'abcd', null, 'abcd|'],
  ['more than four fold', 'abcdef', null, 'abcd|ef'],
  ['the one used last is in sight already', 'abcdef', 'b', 'abcd|ef'],
  ['the one used last takes the fourth place', 'abcdef', 'f', 'abcf|de'],
  ['the one used last is gone', 'abcdef', 'x', 'abcd|ef'],
])('folds providers: %s', (_, names, last, expected) => {
  expect(fold(names, last)).toBe(expected);
});
