import { afterEach, beforeEach, expect, it } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './days';

let before: string | undefined;
beforeEach(() => {
  before = process.env.TZ;
});
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

it.each([
  ['UTC', '2026-04-04', '2026-04-04T00:00:00.000Z', '2026-04-04T23:59:59.999Z'],
  ['America/Santiago, where 23:00 comes twice', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
  ['America/Santiago, where 0:00 does not come', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
  ['Australia/Lord_Howe, with half an hour more', '2026-04-05', '2026-04-04T13:00:00.000Z', '2026-04-05T13:29:59.999Z'],
  ['Pacific/Apia', '2026-04-05', '2026-04-04T11:00:00.000Z', '2026-04-05T10:59:59.999Z'],
])('gives the first and the last moment of a day in %s', (zone, day, first, last) => {
  process.env.TZ = zone.split(',')[0];
  expect([startOfDay(day), endOfDay(day)]).toEqual([first, last]);
  expect([first, last].map((moment) => dayOf(Date.parse(moment)))).toEqual([day, day]);
});

it('has no moments without a day', () => {
  expect([startOfDay(''), endOfDay('')]).toEqual(['', '']);
});
