import { expect, it } from 'vitest';
import type { TeamUser } from '../../../contract';
import { daysLeft, memberStatus } from './member-status';

const now = Date.parse('2026-03-02T09:00:00Z');
const member: TeamUser = {
  id: '1',
  email: 'ada@acme.test',
  name: 'Ada',
  tenantId: 't',
  vendorId: 'v',
  roleIds: [],
  roles: [],
  activatedForTenant: true,
  createdAt: '2025-01-01T00:00:00Z',
};

it.each([
  ['active', {}],
  ['pending', { activatedForTenant: false }],
  ['pending', { verified: false }],
  ['temporary', { temporaryExpirationDate: '2026-03-03T09:00:00Z' }],
  ['expired', { temporaryExpirationDate: '2026-03-02T09:00:00Z' }],
  ['locked', { isLocked: true, temporaryExpirationDate: '2026-03-03T09:00:00Z' }],
  ['disabled', { isDisabled: true, isLocked: true }],
])('is %s, the most restrictive status first', (status, changes) => {
  expect(memberStatus({ ...member, ...changes }, now)).toBe(status);
});

it('counts the last day as one and none once access is over', () => {
  expect(daysLeft('2026-03-02T09:00:01Z', now)).toBe(1);
  expect(daysLeft('2026-03-04T09:00:00Z', now)).toBe(2);
  // The estimated time lags behind a little.
  expect(daysLeft('2026-03-04T09:00:02Z', now)).toBe(2);
  expect(daysLeft('2026-03-01T09:00:00Z', now)).toBe(0);
});
