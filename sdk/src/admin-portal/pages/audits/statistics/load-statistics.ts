import { getAuditStats, listAudits } from '../../../../api/audits';
import type { AuditSeverity, AuditStats } from '../../../../contract';
import type { HttpClient } from '../../../../core/http-client';
import { dayOf } from '../../../parts/days';
import { loadForAll } from '../../../parts/users/run-at-once';
import { type AuditsQuery, filtersOf, firstQuery, severities } from '../audits-query';

/** Days of the charts, up to today. */
const STATISTICS_DAYS = 7;

/** The numbers of the log. */
export interface Statistics {
  summary: AuditStats;
  /** The first and the last day of the charts. */
  from: string;
  to: string;
  /** Events of each day, the first day first. */
  days: readonly { day: string; count: number }[];
  /** Events of each severity in these days, the lowest first. */
  severities: readonly { severity: AuditSeverity; count: number }[];
}

/**
 * Loads the numbers of the log up to a moment, in milliseconds since the epoch. The service counts: of each day and each
 * severity only the number of events is loaded.
 *
 * @throws {ApiError} if one of the numbers can't be loaded.
 */
export async function loadStatistics(http: HttpClient, now: number): Promise<Statistics> {
  const days = Array.from({ length: STATISTICS_DAYS }, (_, index) => dayOf(now, index + 1 - STATISTICS_DAYS));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [summary, counts] = await Promise.all([
    getAuditStats(http),
    countEach(http, [
      ...days.map((day) => ({ from: day, to: day })),
      ...severities.map((severity) => ({ from, to, severity: [severity] })),
    ]),
  ]);
  const countAt = (index: number) => counts[index] ?? 0;
  return {
    summary,
    from,
    to,
    days: days.map((day, index) => ({ day, count: countAt(index) })),
    severities: severities.map((severity, index) => ({ severity, count: countAt(days.length + index) })),
  };
}

/** The number of events for each filter, in the same order. The first failure stops the others. */
async function countEach(http: HttpClient, filters: readonly Partial<AuditsQuery>[]): Promise<number[]> {
  const counts: number[] = [];
  await loadForAll([...filters.entries()], async ([index, filter]) => {
    const { total } = await listAudits(http, { ...filtersOf({ ...firstQuery, ...filter }), count: 1 });
    counts[index] = total;
  });
  return counts;
}
