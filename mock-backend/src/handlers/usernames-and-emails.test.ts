import { expect, it } from 'vitest';
import { createUsername, listUserEmails, listUsernames } from '../../../sdk/src/api/usernames-and-emails';
import { tenantAdminEmail } from '../db/cast';
import { quickWorld, signIn, userIdOf } from './testing/browser';

const INES = 'ines@acme.test';

it('lists the user names of the team that start with a text', async () => {
  const world = quickWorld();
  const ada = await signIn(world, tenantAdminEmail);
  const none = { items: [], _metadata: { totalItems: 0, totalPages: 0 } };
  expect(await listUsernames(ada.http)).toEqual(none);
  await createUsername(ada.http, { username: 'Ada.M' });
  await createUsername((await signIn(world, INES)).http, { username: 'ines' });
  await createUsername((await signIn(world, 'liam@brightwater.test')).http, { username: 'admiral' });
  const [adaId, inesId] = [userIdOf(world, tenantAdminEmail), userIdOf(world, INES)];
  const row = { userId: adaId, username: 'Ada.M', vendorId: 'vendor-portico' };
  expect((await listUsernames(ada.http, { _usernamePrefix: 'ad' })).items).toEqual([row]);
  expect((await listUsernames(ada.http, { userIds: inesId })).items).toMatchObject([{ username: 'ines' }]);
  const second = await listUsernames(ada.http, { _limit: 1, _offset: 1 });
  expect(second).toMatchObject({ items: [{ userId: inesId }], _metadata: { totalItems: 2, totalPages: 2 } });
});

it('lists the e-mail addresses of the team by a part of them', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, tenantAdminEmail);
  const { items } = await listUserEmails(http, { _email: 'INES@' });
  expect(items).toEqual([{ userId: userIdOf(world, INES), email: INES, isPrimary: true }]);
  expect((await listUserEmails(http, { _limit: 4, _offset: 2 })).items).toHaveLength(2);
  expect((await listUserEmails(http))._metadata).toEqual({ totalItems: 10, totalPages: 1 });
  expect((await listUserEmails(http, { userIds: userIdOf(world, 'liam@brightwater.test') })).items).toEqual([]);
});
