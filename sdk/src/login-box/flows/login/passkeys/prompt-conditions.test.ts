import { expect, it } from 'vitest';
import { isPromptDue } from './prompt-conditions';

const due = { isFlagOn: true, isOffered: true, prefersPasskeys: false, isUnwanted: false, devices: 0 };
const turned = { isFlagOn: false, isOffered: false, prefersPasskeys: true, isUnwanted: true, devices: 1 };
const names = Object.keys(due) as (keyof typeof due)[];

/** All subsets of the five conditions; a test inverts the conditions of one subset. */
const combinations = Array.from({ length: 2 ** names.length }, (_, bits) =>
  names.filter((_name, index) => Math.floor(bits / 2 ** index) % 2 === 1),
);

it.each(combinations.map((broken) => ({ broken })))('asks only while no condition is broken: $broken', ({ broken }) => {
  const conditions = { ...due, ...Object.fromEntries(broken.map((name) => [name, turned[name]])) };
  expect(isPromptDue(conditions)).toBe(broken.length === 0);
});

it('covers all 32 combinations', () => {
  expect(new Set(combinations.map((broken) => broken.join())).size).toBe(32);
});
