import type { Route } from './route';
import { PREFIX } from './rules/call/handler-context';

/** What stands at an address. */
export type Match =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

/** One segment of the paths that start alike. */
interface Node {
  fixed: Map<string, Node>;
  /** Under a `{param}`. */
  any?: Node;
  routes: Map<string, Route>;
}

/** Finds the route of a request in time that grows with the length of its path, not with the number of routes. */
export interface Router {
  find(method: string, path: string): Match;
}

/** @throws {Error} when two routes answer the same call. */
export function createRouter(routes: readonly Route[]): Router {
  const root = createNode();
  for (const route of routes) place(root, route);
  return {
    find: (method, path) => {
      const values = segmentsOf(barePath(path));
      const nodes = nodesAt(root, values);
      const route = nodes.map((node) => node.routes.get(method)).find((candidate) => candidate !== undefined);
      if (route) return { kind: 'found', route, params: paramsOf(route, values) };
      const allowed = [...new Set(nodes.flatMap((node) => [...node.routes.keys()]))];
      return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' };
    },
  };
}

/** The path as the contract writes it: without prefix and without the slash at the end. */
export function barePath(path: string): string {
  const inner = path === PREFIX || path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : path;
  return inner.replace(/\/+$/, '') || '/';
}

function createNode(): Node {
  return { fixed: new Map(), routes: new Map() };
}

function place(root: Node, route: Route): void {
  let node = root;
  for (const segment of segmentsOf(route.path)) {
    if (isParam(segment)) {
      node.any ??= createNode();
      node = node.any;
      continue;
    }
    const next = node.fixed.get(segment) ?? createNode();
    node.fixed.set(segment, next);
    node = next;
  }
  if (node.routes.has(route.method)) throw new Error(`Two routes answer ${route.method} ${route.path}.`);
  node.routes.set(route.method, route);
}

/** Every node that this path leads to, the ones with fixed segments first. */
function nodesAt(node: Node, values: readonly string[], depth = 0): Node[] {
  const value = values[depth];
  if (value === undefined) return node.routes.size > 0 ? [node] : [];
  const next = [node.fixed.get(value), node.any].filter((candidate) => candidate !== undefined);
  return next.flatMap((candidate) => nodesAt(candidate, values, depth + 1));
}

function paramsOf(route: Route, values: readonly string[]): Record<string, string> {
  const names = segmentsOf(route.path);
  const pairs = names.flatMap((name, index) =>
    isParam(name) ? [[name.slice(1, -1), decode(values[index] ?? '')]] : [],
  );
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone per cent sign is no escape: the handler will not find what it names.
    return text;
  }
}

function isParam(segment: string): boolean {
  return segment.startsWith('{');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
