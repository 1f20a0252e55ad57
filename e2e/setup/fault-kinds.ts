import type { FaultKind } from '@portico/mock-backend';

/** The message of the service for every request that it refuses. The sweeps allow it in the console of the page. */
export const REFUSAL = 'Simulated failure';

/** The service answers with this status. */
export const failed = (status: number): FaultKind => ({ kind: 'status', status, errors: [REFUSAL] });

/** Lists of faults that the product handles alike: the tests take one of each list in turn. */
export function takeTurns(
  lists: readonly Readonly<Record<string, FaultKind>>[],
  index: number,
): Record<string, FaultKind> {
  const taken = lists.map(Object.entries<FaultKind>).map((list) => list[index % list.length] ?? []);
  return Object.fromEntries(taken);
}
