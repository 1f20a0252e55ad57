import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastMonth, nextMonth } from './months';

const JANUARY_31 = '2027-01-31T09:30:00.000Z';

it('keeps the day of the month if the month has it', () => {
  const february = nextMonth(JANUARY_31, JANUARY_31);
  expect(february).toBe('2027-02-28T09:30:00.000Z');
  expect(nextMonth(february, JANUARY_31)).toBe('2027-03-31T09:30:00.000Z');
  expect(nextMonth('2027-12-31T09:30:00.000Z', JANUARY_31)).toBe('2028-01-31T09:30:00.000Z');
  expect(nextMonth('2028-01-31T09:30:00.000Z', JANUARY_31)).toBe('2028-02-29T09:30:00.000Z');
  expect(lastMonth('2027-03-31T09:30:00.000Z')).toBe('2027-02-28T09:30:00.000Z');
  expect(lastMonth('2027-01-15T09:30:00.000Z')).toBe('2026-12-15T09:30:00.000Z');
});

it('adds 28 to 31 days and keeps the time of day', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const check = (moment: Date) => {
    const date = moment.toISOString();
    const days = (Date.parse(nextMonth(date, date)) - moment.getTime()) / 86_400_000;
    expect([28, 29, 30, 31]).toContain(days);
    expect(lastMonth(date).slice(10)).toBe(date.slice(10));
  };
  fc.assert(fc.property(moments, check));
});
