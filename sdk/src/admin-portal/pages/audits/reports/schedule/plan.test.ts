import { expect, it } from 'vitest';
import type { ReportSchedule } from '../../../../../contract';
import { isCron, type Plan, readPlan, scheduleOf } from './plan';

const schedule = (interval: ReportSchedule['interval'], cron: string, more: Partial<ReportSchedule> = {}) => ({
  ...{ interval, cron, tz: 'Europe/Berlin', active: true },
  ...more,
});

it.each([
  [schedule('daily', '30 6 * * *'), { frequency: 'daily', time: 390 }],
  [schedule('weekly', '0 8 * * 1'), { frequency: 'weekly', time: 480, weekday: 1 }],
  [schedule('monthly', '15 17 31 * *'), { frequency: 'monthly', time: 1035, monthDay: 31 }],
  [schedule('custom', '0 8 * * 1-5'), { frequency: 'custom', cron: '0 8 * * 1-5' }],
] satisfies [ReportSchedule, Partial<Plan>][])('reads %j, and writes the same', (given, expected) => {
  const plan = readPlan(given, 'UTC');
  expect(plan).toMatchObject({ ...expected, timezone: 'Europe/Berlin' });
  expect(scheduleOf(plan, given)).toEqual(given);
});

it.each(['0 8 1 * 1', '*/5 8 * * *', '99 8 * * *', '0 24 * * *', '0 8 0 * *', '', 'at noon'])(
  'shows "%s" as it is, because no choice of the form says it',
  (cron) => {
    for (const interval of ['daily', 'weekly', 'monthly'] as const) {
      expect(readPlan(schedule(interval, cron), 'UTC')).toMatchObject({ frequency: 'custom', cron });
    }
  },
);

it('takes both numbers of a Sunday', () => {
  expect(readPlan(schedule('weekly', '0 8 * * 7'), 'UTC').weekday).toBe(0);
  expect(readPlan(schedule('weekly', '0 8 * * 0'), 'UTC').weekday).toBe(0);
});

it('begins without a schedule, in the time zone of the browser', () => {
  const plan = readPlan(undefined, 'Asia/Tokyo');
  expect(plan).toMatchObject({ frequency: 'never', timezone: 'Asia/Tokyo' });
  expect(scheduleOf(plan, undefined)).toMatchObject({ active: false, tz: 'Asia/Tokyo' });
});

it('keeps when a report was made while its schedule is off', () => {
  const before = schedule('monthly', '0 9 3 * *');
  const off = scheduleOf({ ...readPlan(before, 'UTC'), frequency: 'never' }, before);
  expect(off).toEqual({ ...before, active: false });
  expect(readPlan(off, 'UTC')).toMatchObject({ frequency: 'never', time: 540, monthDay: 3 });
});

it.each([
  ['0 8 * * 1', true],
  [' 0  8 L * MON#1 ', true],
  ['0 8 * *', false],
  ['0 8 * * 1; rm', false],
])('checks the cron expression "%s"', (text, expected) => expect(isCron(text)).toBe(expected));
