import type { ReportSchedule } from '../../../../../contract';

/** How often a report is made. `never` keeps the other fields for later. */
export type Frequency = 'never' | ReportSchedule['interval'];

/** When a report is made, as the form shows it. */
export interface Plan {
  frequency: Frequency;
  /** Minutes since midnight. */
  time: number;
  /** Sunday is 0. */
  weekday: number;
  /** Counted from 1. */
  monthDay: number;
  /** The expression of a `custom` plan. */
  cron: string;
  timezone: string;
}

/** The first plan of a report: Mondays and first days at eight, once a frequency is chosen. */
const firstPlan = { frequency: 'never', time: 8 * 60, weekday: 1, monthDay: 1, cron: '0 8 * * 1-5' } as const;

/** The plan of a schedule. A cron expression that its interval does not explain is a plan of its own. */
export function readPlan(schedule: ReportSchedule | undefined, timezone: string): Plan {
  if (!schedule) return { ...firstPlan, timezone };
  const timing = readTiming(schedule);
  return { ...timing, timezone: schedule.tz, ...(!schedule.active && { frequency: 'never' }) };
}

/** When the reports of a schedule are made, also while it is off. */
function readTiming({ interval, cron }: ReportSchedule): Omit<Plan, 'timezone'> {
  const plan = { ...firstPlan, cron };
  const fields = /^([0-5]?\d) (1?\d|2[0-3]) (\*|[1-9]|[12]\d|3[01]) \* (\*|[0-7])$/.exec(
    cron.trim().replace(/\s+/g, ' '),
  );
  const [, minute, hour, day, weekday] = fields ?? [];
  const time = Number(hour) * 60 + Number(minute);
  if (!day || !weekday) return { ...plan, frequency: 'custom' };
  if (interval === 'daily' && day === '*' && weekday === '*') return { ...plan, frequency: interval, time };
  if (interval === 'weekly' && day === '*' && weekday !== '*') {
    return { ...plan, frequency: interval, time, weekday: Number(weekday) % 7 };
  }
  if (interval === 'monthly' && weekday === '*' && day !== '*') {
    return { ...plan, frequency: interval, time, monthDay: Number(day) };
  }
  return { ...plan, frequency: 'custom' };
}

/** The schedule of a plan. A report that is not made any more keeps when it was made. */
export function scheduleOf(plan: Plan, before: ReportSchedule | undefined): ReportSchedule {
  if (plan.frequency === 'never') {
    const kept = before ?? { interval: 'weekly' as const, cron: cronOf({ ...plan, frequency: 'weekly' }) };
    return { ...kept, tz: plan.timezone, active: false };
  }
  return { interval: plan.frequency, cron: cronOf(plan), tz: plan.timezone, active: true };
}

/** The cron expression of a plan. */
function cronOf({ frequency, time, weekday, monthDay, cron }: Plan): string {
  const clock = `${time % 60} ${Math.floor(time / 60)}`;
  if (frequency === 'weekly') return `${clock} * * ${weekday}`;
  if (frequency === 'monthly') return `${clock} ${monthDay} * *`;
  return frequency === 'custom' ? cron.trim().replace(/\s+/g, ' ') : `${clock} * * *`;
}

/** Whether the service takes a text as a cron expression: five fields, from the minute to the day of the week. */
export function isCron(text: string): boolean {
  const fields = text.trim().split(/\s+/);
  return fields.length === 5 && fields.every((field) => /^[\d*/,A-Za-z#L?-]+$/.test(field));
}
