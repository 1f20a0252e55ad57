/** A path in the document, outermost key first. Keys may contain dots, so a path is never one string. */
export type Path = readonly string[];

const refused = new Set(['__proto__', 'constructor', 'prototype']);

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `path`; `undefined` if there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  let node = root;
  for (const key of path) {
    if (!isNode(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return node;
}

/** Sets `value` at `path` of a draft and creates missing objects. Rejects paths into an object's prototype. */
export function setAt(root: object, path: Path, value: unknown): void {
  if (path.length === 0 || path.some((key) => refused.has(key))) return;
  let node = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(node, key) ? node[key] : undefined;
    node[key] = isNode(next) ? next : {};
    node = node[key] as Record<string, unknown>;
  }
  const last = path[path.length - 1] as string;
  if (node[last] !== value || !Object.hasOwn(node, last)) node[last] = value;
}

/** Calls back for each text in a part of the document, with its path. */
export function forEachText(value: unknown, path: Path, onText: (text: string, path: Path) => void): void {
  if (typeof value === 'string') onText(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) forEachText(inner, [...path, key], onText);
}

/** Removes the value at `path`, and the objects that are then empty. */
export function removeAt(root: object, path: Path): void {
  const parents: Record<string, unknown>[] = [];
  let node: unknown = root;
  for (const key of path) {
    if (!isNode(node) || !Object.hasOwn(node, key)) return;
    parents.push(node);
    node = node[key];
  }
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const parent = parents[depth];
    if (!parent) return;
    delete parent[path[depth] as string];
    if (Object.keys(parent).length > 0) return;
  }
}

/**
 * Makes a draft equal to `wanted`, with its order of keys, and assigns only what differs: a step that sets the whole
 * document holds it twice.
 */
export function assignDifferences(root: object, wanted: object): void {
  const node = root as Record<string, unknown>;
  for (const key of Object.keys(node)) if (!Object.hasOwn(wanted, key)) delete node[key];
  for (const [key, value] of Object.entries(wanted)) {
    const current = Object.hasOwn(node, key) ? node[key] : undefined;
    if (isNode(current) && isNode(value)) assignDifferences(current, value);
    else if (!Object.hasOwn(node, key) || !sameValue(current, value)) node[key] = value;
  }
  if (Object.keys(wanted).every((key, index) => key === Object.keys(node)[index])) return;
  for (const key of Object.keys(wanted)) {
    const value = node[key];
    delete node[key];
    node[key] = value;
  }
}

/** Whether two plain values are equal. Shared parts are not compared. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index]));
  }
  if (!isNode(a) || !isNode(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  );
}
