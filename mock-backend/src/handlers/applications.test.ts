import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/applications';
import { createSubTenant } from '../../../sdk/src/api/sub-accounts';
import { deleteMember } from '../../../sdk/src/api/team';
import { expectRefusal, quickWorld, signIn, userIdOf } from './testing/browser';

const ADA = 'ada@acme.test';
const INES = 'ines@acme.test';
const MAIN = 'application-main';
const INSIGHTS = 'application-insights';
const DESK = 'application-desk';
const TENANT = 'tenant-acme';

async function asAdmin() {
  const world = quickWorld();
  const { http } = await signIn(world, ADA);
  return { world, http, ines: userIdOf(world, INES) };
}

const ids = (applications: { id: string }[]) => applications.map(({ id }) => id);

it('describes the applications of the account, and those of every tenant', async () => {
  const { world, http } = await asAdmin();
  expect(ids(await api.listApplications(http))).toEqual([MAIN, INSIGHTS, DESK]);
  expect(ids(await api.listApplications(http, [DESK, 'unknown']))).toEqual([MAIN, DESK]);
  expect(ids(await api.listApplications(http, [DESK], false))).toEqual([DESK]);
  const [main] = await api.listApplications(http);
  expect(main).toMatchObject({ accessType: 'FREE_ACCESS', isDefault: true, appURL: 'http://localhost:3000' });
  const kira = await signIn(world, 'kira@brightwater.test');
  expect(ids(await api.listApplications(kira.http))).toEqual([MAIN, INSIGHTS]);
});

it('assigns applications to a member and removes them', async () => {
  const { http, ines } = await asAdmin();
  const assignment = (...appIds: string[]) => ({ userId: ines, tenantId: TENANT, appIds });
  expect(await api.listApplicationsOfUser(http, ines)).toEqual([]);
  await api.assignApplications(http, assignment(DESK, INSIGHTS, DESK));
  await api.assignApplications(http, assignment(DESK));
  expect(await api.listApplicationsOfUser(http, ines)).toEqual([DESK, INSIGHTS]);
  expect(await api.listApplicationsOfUsers(http, [ines, 'unknown'])).toEqual([
    { userId: ines, appIds: [DESK, INSIGHTS] },
  ]);
  await api.unassignApplications(http, assignment(DESK));
  expect(await api.listApplicationsOfUser(http, ines)).toEqual([INSIGHTS]);
});

it('lists the users of an application, as long as they are in the team', async () => {
  const { world, http, ines } = await asAdmin();
  const admins = [ADA, 'ben@acme.test'].map((email) => userIdOf(world, email));
  await api.assignApplications(http, { userId: ines, tenantId: TENANT, appIds: [INSIGHTS] });
  const readers = async () => (await api.listUsersOfApplications(http, [INSIGHTS, 'unknown']))[0]?.userIds;
  expect(await readers()).toEqual([...admins, ines]);
  await deleteMember(http, ines);
  expect(await readers()).toEqual(admins);
});

it('assigns all applications or none, and none that the account does not have', async () => {
  const { world, http, ines } = await asAdmin();
  const some = api.assignApplications(http, { userId: ines, tenantId: TENANT, appIds: [DESK, 'unknown'] });
  await expectRefusal(some, 404, errorCodes.notFound);
  expect(await api.listApplicationsOfUser(http, ines)).toEqual([]);
  const { http: kira } = await signIn(world, 'kira@brightwater.test');
  const liam = { userId: userIdOf(world, 'liam@brightwater.test'), tenantId: 'tenant-brightwater', appIds: [DESK] };
  await expectRefusal(api.assignApplications(kira, liam), 404, errorCodes.notFound);
  await expectRefusal(api.assignApplications(kira, { ...liam, tenantId: TENANT }), 404, errorCodes.notFound);
  const stranger = { ...liam, userId: ines, appIds: [INSIGHTS] };
  await expectRefusal(api.assignApplications(kira, stranger), 404, errorCodes.userNotFound);
  await expectRefusal(api.listApplicationsOfUser(kira, ines), 404, errorCodes.userNotFound);
  expect(await api.listUsersOfApplications(kira, [DESK])).toEqual([]);
});

it('lists the applications of accounts, those of the accounts below included', async () => {
  const { http } = await asAdmin();
  await createSubTenant(http, { name: 'Pier', tenantId: 'pier' });
  expect(await api.listTenantApplications(http)).toEqual([
    { tenantId: TENANT, appIds: [MAIN, INSIGHTS, DESK] },
    { tenantId: 'pier', appIds: [MAIN] },
  ]);
  const [acme] = await api.listTenantApplicationsV2(http);
  expect(acme?.assignments[1]).toEqual({ appId: INSIGHTS, accessType: 'MANAGED_ACCESS' });
});
