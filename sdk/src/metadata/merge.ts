/** Keys that could reach an object's prototype; never read, never written. */
export const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Plain data: not an array, not a React element, not an instance of anything. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * `over` on top of `base`. Objects merge, everything else (arrays too) is replaced, `undefined` leaves what is below.
 * Neither argument is changed. Dangerous keys are left out.
 */
export function mergeDeep(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isPlainObject(over)) return over;
  const below = isPlainObject(base) ? base : {};
  const merged: Record<string, unknown> = {};
  for (const key of Object.keys(below)) if (!dangerousKeys.has(key)) merged[key] = below[key];
  for (const key of Object.keys(over)) if (!dangerousKeys.has(key)) merged[key] = mergeDeep(below[key], over[key]);
  return merged;
}

/** `next`, with every part that equals its part of `previous` replaced by it, so that unchanged parts keep identity. */
export function keepIdentity<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (Array.isArray(previous) && Array.isArray(next)) return sharedArray(previous, next) as T;
  if (isPlainObject(previous) && isPlainObject(next)) return sharedObject(previous, next) as T;
  return next;
}

function sharedArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((value, index) => keepIdentity(previous[index], value));
  return previous.length === next.length && shared.every((value, index) => Object.is(value, previous[index]))
    ? previous
    : shared;
}

function sharedObject(previous: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(next);
  const shared = Object.fromEntries(keys.map((key) => [key, keepIdentity(previous[key], next[key])]));
  const same =
    keys.length === Object.keys(previous).length && keys.every((key) => Object.is(shared[key], previous[key]));
  return same ? previous : shared;
}

const keysByPath = new Map<string, readonly string[]>();
const KEPT_PATHS = 1000;

/** The same few hundred paths are looked up on every edit. */
function keysOf(path: string): readonly string[] {
  const present = keysByPath.get(path);
  if (present) return present;
  const keys = path.split('.');
  if (keysByPath.size < KEPT_PATHS) keysByPath.set(path, keys);
  return keys;
}

/** The value at a dotted path, through own properties only. */
export function valueAtPath(root: unknown, path: string): unknown {
  let value = root;
  for (const key of keysOf(path)) {
    if (typeof value !== 'object' || value === null || dangerousKeys.has(key) || !Object.hasOwn(value, key)) {
      return undefined;
    }
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
