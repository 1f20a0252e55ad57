import { expect, it } from 'vitest';
import { filterFields, operatorsOf, type UserFilter } from './filters/user-filter';
import { formatQuery, readQuery } from './query-address';
import { firstQuery } from './team-query';
import { filterParams } from './users-params';

const sample = {
  text: ['a,b:c', 'ü&?'],
  choice: ['locked'],
  choices: ['role-admin', 'role-support'],
  yesNo: ['false'],
  number: ['2'],
  date: ['2026-01-31'],
};
const ranges = { between_numeric: ['1', '3'], between_date: ['2026-01-01', '2026-01-31'] };

const everyFilter = filterParams.flatMap((field) =>
  operatorsOf[filterFields[field]].map((operator): UserFilter => {
    const values = ranges[operator as keyof typeof ranges] ?? sample[filterFields[field]];
    return { field, operator, values };
  }),
);

it('leaves the first query out of the address', () => {
  expect(formatQuery(firstQuery)).toEqual({});
  expect(readQuery({})).toEqual(firstQuery);
});

it.each(everyFilter)('reads the filter $field $operator that it has written', (filter) => {
  const query = { ...firstQuery, filters: [filter] };
  expect(readQuery(formatQuery(query))).toEqual(query);
});

it('writes search, sort and page as a user would read them', () => {
  const query = {
    ...firstQuery,
    search: 'ada',
    page: 1,
    pageSize: 50,
    sort: { key: 'createdAt', direction: 'desc' } as const,
  };
  expect(formatQuery(query)).toEqual({ search: 'ada', sort: '-createdAt', page: '2', pageSize: '50' });
  expect(readQuery(formatQuery(query))).toEqual(query);
});

it.each<Record<string, string>>([
  { page: '0' },
  { page: '1.5' },
  { page: 'two' },
  { pageSize: '7' },
  { sort: 'password' },
  { status: 'starts_with:l' },
  { name: 'contains' },
  { name: 'contains: ' },
  { name: 'matches:%28' },
  { name: 'contains:%E0%A4%A' },
  { createdAt: 'on:soon' },
  { createdAt: 'between_date:2026-02-01,2026-01-01' },
  { roleCount: 'equal:many' },
  { roleCount: 'between_numeric:1' },
  { mfaEnabled: 'is:maybe' },
  { unknown: 'is:1' },
])('ignores what it can’t read: %o', (params) => {
  expect(readQuery(params)).toEqual(firstQuery);
});
