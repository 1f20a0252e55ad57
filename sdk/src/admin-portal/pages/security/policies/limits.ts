/** A policy of one number: whether it is on, and its number, which it has while it is off too. */
export interface Limit {
  isOn: boolean;
  amount: number;
}

/** Reads a number of an answer, which may be malformed; `otherwise` if there is none. */
export function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
