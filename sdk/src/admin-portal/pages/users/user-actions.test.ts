import { expect, it } from 'vitest';
import type { TeamUser } from '../../../contract';
import { type UserActionContext, userActions } from './user-actions';

const member: TeamUser = {
  id: '1',
  email: 'ben@acme.test',
  name: 'Ben',
  tenantId: 't',
  vendorId: 'v',
  roleIds: [],
  roles: [],
  activatedForTenant: true,
  createdAt: '2025-01-01T00:00:00Z',
};
const everything: UserActionContext = {
  member,
  status: 'active',
  isMe: false,
  temporaryUsers: true,
  applications: true,
  holds: () => true,
};
const ids = (changes: Partial<UserActionContext>) => userActions({ ...everything, ...changes }).map(({ id }) => id);

it('offers the actions for an active member', () => {
  expect(ids({})).toEqual([
    'editRoles',
    'editGroups',
    'editApplications',
    'setAccessTime',
    'revokeSessions',
    'disable',
    'lock',
    'remove',
  ]);
  expect(ids({ applications: false })).not.toContain('editApplications');
});

it('offers to restore the access of a member who is disabled or locked', () => {
  const shutOut = { ...member, isDisabled: true, isLocked: true };
  expect(ids({ member: shutOut, status: 'disabled' })).toEqual(expect.arrayContaining(['enable', 'unlock']));
});

it('offers to send the invitation again while it is pending', () => {
  expect(ids({ status: 'pending' })).toContain('resendActivation');
  expect(ids({ status: 'active' })).not.toContain('resendActivation');
});

it('distinguishes setting, changing and renewing access', () => {
  const limited = { ...member, temporaryExpirationDate: '2026-03-03T09:00:00Z' };
  expect(ids({ member: limited, status: 'temporary' })).toEqual(
    expect.arrayContaining(['editAccessTime', 'makePermanent']),
  );
  expect(ids({ member: limited, status: 'expired' })).toEqual(
    expect.arrayContaining(['renewAccessTime', 'makePermanent']),
  );
  expect(ids({ temporaryUsers: false })).not.toContain('setAccessTime');
});

it('omits the actions that the user has no permission for', () => {
  expect(ids({ holds: (permission) => permission === 'fe.secure.delete.users' })).toEqual(['remove']);
  expect(ids({ holds: () => false })).toEqual([]);
});

it('explains why users can’t lock themselves out', () => {
  const blocked = userActions({ ...everything, isMe: true }).filter(({ blocked: reason }) => reason === 'ownUser');
  expect(blocked.map(({ id }) => id)).toEqual(['setAccessTime', 'disable', 'lock', 'remove']);
});

it('omits the actions that a member’s directory manages', () => {
  const managed: TeamUser = { ...member, managedBy: 'scim2' };
  const blocked = userActions({ ...everything, member: managed }).filter(({ blocked: reason }) => reason);
  expect(blocked).toEqual([
    { id: 'disable', blocked: 'externallyManaged' },
    { id: 'remove', blocked: 'externallyManaged' },
  ]);
});
