import { isPlainObject } from './merge';
import type { ThemeOptions } from './types';

/** A single value of a theme. */
export type Leaf = string | number;

const known = new WeakMap<object, ReadonlyMap<string, Leaf>>();

/**
 * Every text and number of a theme by its dotted path. Cached per theme object: presets and unchanged layers
 * are walked once, so that an edit walks only the document it changed.
 */
export function themeLeaves(theme: ThemeOptions): ReadonlyMap<string, Leaf> {
  const present = known.get(theme);
  if (present) return present;
  const leaves = new Map<string, Leaf>();
  collect(theme, '', leaves);
  known.set(theme, leaves);
  return leaves;
}

function collect(value: object, prefix: string, leaves: Map<string, Leaf>): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || typeof inner === 'number') leaves.set(prefix + key, inner);
    else if (isPlainObject(inner) || Array.isArray(inner)) collect(inner, `${prefix}${key}.`, leaves);
  }
}
