/** One line of the benchmark: our value next to a baseline that ran in the same minute. */
export interface Figure {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | 'requests/s' | 'ratio' | 'rounds' | 'objects';
  ours: number;
  /** The baseline that the same machine measured in the same minute. */
  baseline?: { name: string; value: number };
  /** The budget as a text, as the design states it. */
  budget: string;
  /** Whether the value is within the budget. Figures fail no test. */
  holds: boolean;
}

/** The time of a frame at 60 frames a second. */
export const FRAME_MS = 16.7;

/** The median: single runs on a shared machine say little. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The percentile of the values. */
export function percentile(values: number[], percent: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** Alternates both, so that a change of the machine's speed affects both. */
export async function alternately(runs: number, ours: () => Promise<number>, baseline: () => Promise<number>) {
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    taken.baseline.push(await baseline());
    taken.ours.push(await ours());
  }
  return taken;
}

/** Measures a function in milliseconds. */
export async function timed(what: () => unknown) {
  const started = performance.now();
  await what();
  return performance.now() - started;
}

/** Rounds to two significant digits. */
export function round(value: number) {
  return value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
}
