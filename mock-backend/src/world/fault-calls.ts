import type { Route } from '../handlers/route';
import { routes } from '../handlers/routes';

/** Matches every call if alone, and every call with this prefix at the end of a call. */
const WILDCARD = '*';

/**
 * Returns the reason why no request can ever match the call of a fault rule, with the nearest existing call. `null` for
 * a call of the contract (with its `{param}` or with values instead), for an area with at least one call, and for `*`.
 */
export function unknownCallProblem(call: string): string | null {
  if (routes.some((route) => matches(route, call))) return null;
  return `There is no call "${call}". Did you mean "${nearestCall(call)}"?`;
}

function matches({ method, path }: Route, call: string): boolean {
  const isArea = call.endsWith(WILDCARD);
  const wanted = isArea ? call.slice(0, -WILDCARD.length) : call;
  const [wantedMethod = '', wantedPath] = splitCall(wanted);
  if (wantedPath === undefined) return isArea && `${method} `.startsWith(wanted);
  return wantedMethod === method && isPathMatched(path.split('/'), wantedPath.split('/'), isArea);
}

/** The parts of `GET /flags`; the prefix of an area that ends within the method has no path. */
function splitCall(call: string): [method: string, path?: string] {
  const at = call.indexOf(' ');
  return at < 0 || at === call.length - 1 ? [call] : [call.slice(0, at), call.slice(at + 1)];
}

function isPathMatched(known: readonly string[], wanted: readonly string[], isArea: boolean): boolean {
  const last = wanted.length - 1;
  if (isArea ? wanted.length > known.length : wanted.length !== known.length) return false;
  return wanted.every((segment, index) => isSegmentMatched(known[index] ?? '', segment, isArea && index === last));
}

/** A parameter matches any value, but no parameter of another name: requests are compared with the contract's text. */
function isSegmentMatched(known: string, wanted: string, isStart: boolean): boolean {
  if (isStart ? known.startsWith(wanted) : known === wanted) return true;
  return known.startsWith('{') && /^[^{}?#\s]+$/.test(wanted);
}

/** The nearest path wins; of several calls with the same path, the one with the same method. */
function nearestCall(call: string): string {
  const [method, path = ''] = splitCall(call.replace(/\*$/, ''));
  const wanted = withoutNames(path);
  const isArea = call.endsWith(WILDCARD);
  const scored = routes.map((route) => {
    const known = withoutNames(route.path).slice(0, isArea ? wanted.length : undefined);
    const penalty = route.method === method ? 0 : 0.5;
    return { call: `${route.method} ${route.path}`, score: editDistance(known, wanted) + penalty };
  });
  return scored.reduce((best, candidate) => (candidate.score < best.score ? candidate : best)).call;
}

/** A parameter with a wrong name is a small mistake, however long the name. */
function withoutNames(path: string): string {
  return path.replace(/\{\w*\}/g, '{}');
}

/** Number of letters to add, remove or replace to change one text into the other (Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
