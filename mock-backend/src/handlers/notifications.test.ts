import { errorCodes } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../sdk/src/api/auth';
import * as api from '../../../sdk/src/api/notifications';
import { updateMember } from '../../../sdk/src/api/team';
import type { World } from '../core/types';
import { roleId } from '../db/catalogue';
import { expectRefusal, openBrowser, quickWorld, signIn, type TestBrowser, userIdOf } from './testing/browser';
import { LOCKOUT_MAX_ATTEMPTS } from './testing/spec-numbers';

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

const titles = async ({ http } = admin) => (await api.listNotifications(http)).map((one) => one.title);

it('lists pinned ones first, then the newest', async () => {
  const all = await api.listNotifications(admin.http);
  expect(all.map((one) => one.isPinned)).toEqual([true, false, false, false, false]);
  const times = all.slice(1).map((one) => one.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(await api.listNotifications(admin.http, { count: 2, offset: 1 })).toEqual(all.slice(1, 3));
});

it('keeps a pinned one at the top until it is unpinned', async () => {
  const last = (await api.listNotifications(admin.http)).at(-1)!;
  await api.pinNotification(admin.http, last.id);
  const [first, second] = await api.listNotifications(admin.http);
  expect([first?.isPinned, second?.isPinned]).toEqual([true, true]);
  expect([first?.id, second?.id]).toContain(last.id);
  await api.unpinNotification(admin.http, last.id);
  expect((await api.listNotifications(admin.http)).at(-1)?.id).toBe(last.id);
});

it('marks one as read, then all, and archives one', async () => {
  const unread = async () => (await api.listNotifications(admin.http)).filter((one) => !one.viewed);
  const [first, ...others] = await unread();
  await api.setNotificationStatus(admin.http, first!.id, 'read');
  expect(await unread()).toHaveLength(others.length);
  await api.setNotificationStatus(admin.http, first!.id, 'unread');
  expect(await unread()).toHaveLength(others.length + 1);
  await api.markAllNotificationsRead(admin.http);
  expect(await unread()).toEqual([]);
  await api.setNotificationStatus(admin.http, first!.id, 'archived');
  expect((await api.listNotifications(admin.http)).map((one) => one.id)).not.toContain(first!.id);
});

it('belongs to one user in one tenant', async () => {
  const [mine] = await api.listNotifications(admin.http);
  const ines = await signIn(world, 'ines@acme.test');
  expect(await titles(ines)).toEqual([]);
  await expectRefusal(api.pinNotification(ines.http, mine!.id), 404, errorCodes.notFound);
  await expectRefusal(api.setNotificationStatus(ines.http, mine!.id, 'read'), 404, errorCodes.notFound);
});

it('notifies administrators of security events, and users of changes to their own account', async () => {
  const { http } = openBrowser(world);
  for (let attempt = 0; attempt < LOCKOUT_MAX_ATTEMPTS; attempt++) {
    await expect(login(http, { email: 'ines@acme.test', password: 'wrong' })).rejects.toThrow();
  }
  expect(await titles()).toContain('Locked out');
  await updateMember(admin.http, { id: userIdOf(world, 'jonas@acme.test'), roleIds: [roleId('admin')] });
  expect(await titles(await signIn(world, 'jonas@acme.test'))).toEqual(['Roles of user changed']);
  expect(await titles()).not.toContain('Roles of user changed');
});

it('refuses parameters that do not fit', async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  for (const params of ['{', '[]', '{"count":"many"}']) {
    const answer = await admin.fetch(`/frontegg/notification?params=${encodeURIComponent(params)}`, { headers });
    expect([answer.status, (await answer.json()).errorCode]).toEqual([400, errorCodes.invalidRequest]);
  }
  const unknown = await admin.fetch('/frontegg/notification/throw', { method: 'PUT', headers });
  expect(unknown.status).toBe(404);
});

it('lists the severities', async () => {
  const { rows } = await api.getNotificationsMetadata(admin.http);
  expect(rows[0]?.theme).toEqual({ id: expect.any(String), name: expect.any(String), styles: {} });
  expect(rows[0]?.severities).toEqual(['Info', 'Medium', 'High', 'Critical']);
});
