import { expect, it } from 'vitest';
import { createRandom } from '../core/random';
import { createInventedNames } from './invented-names';

/** Enough to draw each name of a list. */
const DRAWS = 2_000;

function draw(seed: number) {
  const names = createInventedNames(createRandom(seed));
  return Array.from({ length: DRAWS }, () => ({
    name: `${names.firstName()} ${names.lastName()}`,
    title: names.jobTitle(),
    address: names.streetAddress(),
  }));
}

it('draws the same names from the same seed', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

it('draws whole names, titles and addresses', () => {
  for (const { name, title, address } of draw(1)) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(title).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(address).toMatch(/^[1-9]\d{0,2} [A-Z][a-z]+ [A-Z][a-z]+$/);
  }
});

it('draws every name of a list, the first and the last included', () => {
  const first = new Set(draw(1).map(({ name }) => name.split(' ')[0]));
  expect(first).toContain('Aaliyah');
  expect(first).toContain('Zoltan');
  expect(first.size).toBe(44);
});
