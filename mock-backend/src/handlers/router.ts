import type { Route } from './route';
import { PREFIX } from './rules/call/handler-context';

/** The route of a request. */
export type Match =
  | { kind: 'found'; route: Route; params: Record<string, string> }
  | { kind: 'wrong-method'; allowed: string[] }
  | { kind: 'unknown' };

/** One segment of the paths that start alike. */
interface Node {
  fixed: Map<string, Node>;
  /** Under a `{param}`. */
  any?: Node;
  /** By method. */
  routes: Map<string, PlacedRoute>;
}

/** A route with the names in its path and the places of their segments, worked out once. */
interface PlacedRoute {
  route: Route;
  params: readonly { name: string; index: number }[];
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
      const placed = findPlaced(root, method, values, 0);
      if (placed) return { kind: 'found', route: placed.route, params: paramsOf(placed, values) };
      const allowed = [...new Set(nodesAt(root, values).flatMap((node) => [...node.routes.keys()]))];
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
  const names = segmentsOf(route.path).map((segment, index) => ({ name: segment.slice(1, -1), index, segment }));
  const params = names.filter(({ segment }) => isParam(segment)).map(({ name, index }) => ({ name, index }));
  node.routes.set(route.method, { route, params });
}

/** The route of this method that the path leads to; fixed segments come before parameters. */
function findPlaced(node: Node, method: string, values: readonly string[], depth: number): PlacedRoute | undefined {
  const value = values[depth];
  if (value === undefined) return node.routes.get(method);
  const fixed = node.fixed.get(value);
  const found = fixed && findPlaced(fixed, method, values, depth + 1);
  return found ?? (node.any && findPlaced(node.any, method, values, depth + 1));
}

/** Every node that this path leads to, the ones with fixed segments first. */
function nodesAt(node: Node, values: readonly string[], depth = 0): Node[] {
  const value = values[depth];
  if (value === undefined) return node.routes.size > 0 ? [node] : [];
  const next = [node.fixed.get(value), node.any].filter((candidate) => candidate !== undefined);
  return next.flatMap((candidate) => nodesAt(candidate, values, depth + 1));
}

function paramsOf({ params }: PlacedRoute, values: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, index } of params) found[name] = decode(values[index] ?? '');
  return found;
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
