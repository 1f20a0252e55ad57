import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { isAuthorized } from '../../access/permissions';
import { createGroup } from '../../api/groups';
import { ME, sessionTests, tick } from '../../app/test-session';

const { calls, current, signedIn } = sessionTests(createWorld);

/** Takes every role of Ada away, as another administrator would. */
function takeRolesAway() {
  const { tables, ...rest } = current().snapshot();
  const { users, memberships: before } = tables as unknown as {
    users: { id: string; email: string }[];
    memberships: { userId: string; roleIds: string[] }[];
  };
  const ada = users.find(({ email }) => email === 'ada@acme.test');
  const memberships = before.map((row) => (row.userId === ada?.id ? { ...row, roleIds: [] } : row));
  current().restore({ ...rest, tables: { ...tables, memberships } });
}

const mayChangeGroups = ({ user }: { user: Parameters<typeof isAuthorized>[0] }) =>
  isAuthorized(user, { requiredPermissions: ['fe.secure.write.groups'] });

it('follows permissions that were taken away: one load for several refused calls, none for a call refused again', async () => {
  const { app, state } = await signedIn();
  expect(mayChangeGroups(state())).toBe(true);
  takeRolesAway();
  const before = calls(ME).length;
  const create = () => createGroup(app.http, { name: 'Night shift' }).catch(({ statusCode }) => statusCode);
  expect(await Promise.all([create(), create()])).toEqual([403, 403]);
  await expect.poll(() => mayChangeGroups(state())).toBe(false);
  expect(await create()).toBe(403);
  await tick();
  expect(calls(ME)).toHaveLength(before + 1);
});

it('leaves the user as they are if nothing has changed', async () => {
  const { app, state } = await signedIn();
  const { user } = state();
  current().faults.add({ call: 'POST /identity/resources/groups/v1', kind: 'status', status: 403, times: 1 });
  await createGroup(app.http, { name: 'Night shift' }).catch(() => undefined);
  await expect.poll(() => calls(ME).length).toBe(2);
  await tick();
  expect(state().user).toBe(user);
});
