import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import * as api from '../../../sdk/src/api/team';
import { verifyInviteLink } from '../../../sdk/src/api/users-joining';
import { DEMO_PASSWORD } from '../db/cast';
import type { TenantRow } from '../db/tables';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import { setVendorPolicy } from './testing/policies';
import { INVITATION_MINUTES } from './testing/spec-numbers';

const ADA = 'ada@acme.test';
const BEN = 'ben@acme.test';
const LIAM = 'liam@brightwater.test';
const MINUTE_MS = 60_000;

async function asAdmin(world = quickWorld()) {
  return { world, http: (await signIn(world, ADA)).http };
}

it('lets every user with the link join, as often as it is used', async () => {
  const { world, http } = await asAdmin();
  await expectRefusal(api.getInviteLink(http), 404, errorCodes.notFound);
  const link = await api.createInviteLink(http, { roleIds: ['role-support'], shouldSendEmail: true });
  expect(link).toMatchObject({ tenantId: 'tenant-acme', userId: userIdOf(world, ADA), roleIds: ['role-support'] });
  expect(await api.getInviteLink(http)).toEqual(link);
  const { http: guest } = openBrowser(world);
  expect(await verifyInviteLink(guest, { token: link.token })).toEqual({ name: 'Acme Harbor' });
  const answer = await login(guest, { email: LIAM, password: DEMO_PASSWORD, invitationToken: link.token });
  expect(answer.accessToken).toBeDefined();
  const [liam] = (await api.listMembers(http, { pageOffset: 0, email: LIAM })).items;
  expect(liam).toMatchObject({ roleIds: ['role-support'], activatedForTenant: true });
  expect(world.inbox.list()[0]).toMatchObject({ to: LIAM, subject: 'You have joined Acme Harbor' });
  expect(await verifyInviteLink(guest, { token: link.token })).toEqual({ name: 'Acme Harbor' });
});

it('works for 30 days by default, and longer when it is renewed', async () => {
  const { world, http } = await asAdmin();
  const { token, expires } = await api.createInviteLink(http);
  expect(Date.parse(expires)).toBe(world.clock.now() + INVITATION_MINUTES * MINUTE_MS);
  const works = () => verifyInviteLink(openBrowser(world).http, { token });
  await api.updateInviteLink(http, { expiresInMinutes: 2 });
  world.clock.advance(2 * MINUTE_MS - 1);
  await works();
  world.clock.advance(1);
  await expectRefusal(works(), 410, errorCodes.resetLinkExpired);
  const renewed = await api.updateInviteLink(http, { expiresInMinutes: 5, shouldSendEmail: true });
  expect(renewed).toMatchObject({ token, shouldSendEmail: true });
  await works();
});

it('exists once for each member, is replaced by the next one and does not work after it is deleted', async () => {
  const { world, http } = await asAdmin();
  const ben = await signIn(world, BEN);
  const first = await api.createInviteLink(http);
  const other = await api.createInviteLinkV2(ben.http);
  const second = await api.createInviteLink(http);
  const works = (token: string) => verifyInviteLink(openBrowser(world).http, { token });
  await expectRefusal(works(first.token), 400, errorCodes.resetLinkInvalid);
  await Promise.all([works(second.token), works(other.token)]);
  await api.deleteInviteLink(http);
  await expectRefusal(works(second.token), 400, errorCodes.resetLinkInvalid);
  await expectRefusal(api.deleteInviteLink(http), 404, errorCodes.notFound);
  await api.deleteMember(http, userIdOf(world, BEN));
  await expectRefusal(works(other.token), 400, errorCodes.resetLinkInvalid);
});

it('grants no more than its creator holds, and nothing where links are not allowed', async () => {
  const { world, http } = await asAdmin();
  for (const body of [{ expiresInMinutes: 0 }, { expiresInMinutes: 1e9 }, { roleIds: 'role-admin' as never }]) {
    await expectRefusal(api.createInviteLink(http, body), 400, errorCodes.invalidRequest);
  }
  await expectRefusal(api.createInviteLink(http, { roleIds: ['unknown'] }), 400, errorCodes.roleNotFound);
  const jonas = await signIn(world, 'jonas@acme.test');
  await expectRefusal(api.createInviteLink(jonas.http), 403, errorCodes.forbidden);
  expect(await api.getInviteLinkConfiguration(jonas.http)).toEqual({
    tenantInvitationsAllowed: true,
    emailsEnabled: true,
  });
  setVendorPolicy(world, 'invitations', { tenantInvitationsAllowed: false });
  const ada = await signIn(world, ADA);
  await expectRefusal(api.createInviteLink(ada.http), 403, errorCodes.forbidden);
  expect((await api.getInviteLinkConfiguration(ada.http)).tenantInvitationsAllowed).toBe(false);
});

it('is not created in an account that is locked', async () => {
  const world = quickWorld();
  const snapshot = world.snapshot();
  const tenants = (snapshot.tables.tenants as TenantRow[]).map((tenant) => ({ ...tenant, status: 'locked' }));
  world.restore({ ...snapshot, tables: { ...snapshot.tables, tenants } });
  const { http } = await asAdmin(world);
  await expectRefusal(api.createInviteLink(http), 400, errorCodes.inviteLinkTenantLocked);
});
