import { expect } from 'vitest';
import type { World } from '../../core/types';

/** Everything of a world that lasts, as text; the guesses of wrong passwords are meant to be counted. */
export function contents(world: World): string {
  const { failedAttempts: _, ...tables } = world.snapshot().tables;
  return JSON.stringify(tables);
}

/** Checks that nothing has changed. Texts are compared first: taking two worlds apart takes a hundred times as long. */
export function expectUnchanged(world: World, before: string): void {
  const after = contents(world);
  if (after !== before) expect(JSON.parse(after)).toEqual(JSON.parse(before));
}
