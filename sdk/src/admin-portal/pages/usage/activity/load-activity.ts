import { listAudits } from '../../../../api/audits';
import type { HttpClient } from '../../../../core/http-client';
import { dayOf, endOfDay, startOfDay } from '../../../parts/days';
import { loadForAll } from '../../../parts/users/run-at-once';
import { wholeNumber } from '../whole-number';
import { forecast } from './forecast';

/** What the chart shows: the last 30 days, or the last 13 weeks, which are 91 days. */
const activityRanges = {
  days: { periods: 30, length: 1, ahead: 7 },
  weeks: { periods: 13, length: 7, ahead: 4 },
} as const;

/** Name of a range. */
export type ActivityRange = keyof typeof activityRanges;

/** The events of a day or a week. */
export interface ActivityPeriod {
  /** The first day: `2026-03-01`. */
  day: string;
  count: number;
}

/** The events of the past, and those that the trend lets expect. Both begin with the oldest. */
export interface Activity {
  counted: readonly ActivityPeriod[];
  expected: readonly ActivityPeriod[];
}

/**
 * Loads the numbers of events up to yesterday, because today is not over and would look like a decline. The service
 * counts: of each period only the number is loaded.
 *
 * @param now Milliseconds since the epoch.
 * @throws {ApiError} if one of the numbers can't be loaded.
 */
export async function loadActivity(http: HttpClient, now: number, range: ActivityRange): Promise<Activity> {
  const { periods, length, ahead } = activityRanges[range];
  const dayAt = (period: number) => dayOf(now, (period - periods) * length);
  const counts = await countEach(
    http,
    Array.from({ length: periods }, (_, index) => ({
      from: dayAt(index),
      to: dayOf(now, (index + 1 - periods) * length - 1),
    })),
  );
  const expected = forecast(counts, ahead).map((count, index) => ({ day: dayAt(periods + index), count }));
  return { counted: counts.map((count, index) => ({ day: dayAt(index), count })), expected };
}

/** The number of events of each period. The first failure stops the others. */
async function countEach(http: HttpClient, periods: readonly { from: string; to: string }[]): Promise<number[]> {
  const counts: number[] = [];
  await loadForAll([...periods.entries()], async ([index, { from, to }]) => {
    const { total } = await listAudits(http, { createdAt: `${startOfDay(from)},${endOfDay(to)}`, count: 1 });
    counts[index] = wholeNumber(total);
  });
  return counts;
}
