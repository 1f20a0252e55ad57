/** How close a number is to its limit. */
export type Level = 'low' | 'near' | 'reached' | 'exceeded';

/** The share of a limit from which a number is close to it. */
const NEAR = 0.8;

/** How close a number is to its limit. A limit of 0 is reached from the start. */
export function levelOf(used: number, limit: number): Level {
  if (used > limit) return 'exceeded';
  if (used === limit) return 'reached';
  return used / limit >= NEAR ? 'near' : 'low';
}

/** The share of a limit in whole percent, as a fraction. Rounded down: only a full limit is 100 %. */
export function shareOf(used: number, limit: number): number {
  return limit > 0 ? Math.floor((used / limit) * 100) / 100 : 1;
}
