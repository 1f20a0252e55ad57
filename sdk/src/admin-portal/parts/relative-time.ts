import { relativeFormat } from './formats';

const units: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `-90_000` → "1 minute ago": the largest unit that fits, whole and rounded towards now. */
export function relativeTime(language: string, ms: number): string {
  const [unit, size] = units.find(([, each]) => Math.abs(ms) >= each) ?? ['minute', 60_000];
  return relativeFormat(language).format(Math.trunc(ms / size) || 0, unit);
}
