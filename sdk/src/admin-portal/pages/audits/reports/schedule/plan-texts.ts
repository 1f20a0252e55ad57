import type { ReportSchedule } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import { DAY_MS } from '../../../../parts/days';
import { type Plan, readPlan } from './plan';

/** A Sunday, to name the days of the week and the times of a day. */
const SUNDAY = Date.UTC(2023, 0, 1);
const MINUTE_MS = 60_000;

/** The name of a day of the week. Sunday is 0. */
export function weekdayName(language: string, weekday: number): string {
  return formatUtc(language, { weekday: 'long' }, SUNDAY + weekday * DAY_MS);
}

/** A time of day, from its minutes since midnight. */
export function timeName(language: string, time: number): string {
  return formatUtc(language, { timeStyle: 'short' }, SUNDAY + time * MINUTE_MS);
}

function formatUtc(language: string, options: Intl.DateTimeFormatOptions, at: number): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
}

/** When a report is made, in a sentence: "Every Monday at 8:00 AM". */
export function planSentence(t: Translate, { frequency, time, weekday, monthDay, cron }: Plan): string {
  const at = timeName(t.language, time);
  switch (frequency) {
    case 'daily':
      return t('adminPortal.auditLogs_reports.everyDay', { time: at });
    case 'weekly':
      return t('adminPortal.auditLogs_reports.everyWeek', { day: weekdayName(t.language, weekday), time: at });
    case 'monthly':
      return t('adminPortal.auditLogs_reports.everyMonth', { day: monthDay, time: at });
    case 'custom':
      return t('adminPortal.auditLogs_reports.customPlan', { cron });
    case 'never':
      return t('adminPortal.auditLogs_reports.notScheduled');
  }
}

/** When the reports of a schedule are made, in a sentence. */
export function scheduleSentence(t: Translate, schedule: ReportSchedule | undefined): string {
  return planSentence(t, readPlan(schedule, ''));
}
