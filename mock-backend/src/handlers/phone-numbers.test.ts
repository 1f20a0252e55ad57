import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import * as api from '../../../sdk/src/api/phone-numbers';
import { deleteMember } from '../../../sdk/src/api/team';
import { getMe } from '../../../sdk/src/api/users';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { expectRefusal, quickWorld, refusal, signIn, userIdOf } from './testing/browser';
import { codeOf, lastMailTo, otherThan } from './testing/mails';
import { CODE_MAX_ATTEMPTS, RESEND_SECONDS, SMS_CODE_SECONDS } from './testing/spec-numbers';

const INES = 'ines@acme.test';
const LIAM = 'liam@brightwater.test';
const NUMBER = '+12025550000';

const lastCode = (world: World) => world.phone.list()[0]?.code ?? '';

it('is added, and verified by the code that was sent to it', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, INES);
  const [primary] = await api.listMyPhoneNumbers(http);
  expect(primary).toMatchObject({ verified: true, phoneNumber: (await getMe(http)).phoneNumber });
  const { otcToken = '' } = await api.addPhoneNumber(http, { phoneNumber: '+1 (202) 555-0000', verify: true });
  expect((await api.listMyPhoneNumbers(http))[1]).toMatchObject({ phoneNumber: NUMBER, verified: false });
  const wrong = await refusal(api.verifyPhoneNumber(http, { otcToken, code: otherThan(lastCode(world)) }));
  expect(wrong).toMatchObject({ statusCode: 400, errorContext: { attemptsLeft: CODE_MAX_ATTEMPTS - 1 } });
  world.clock.advance(1_000);
  await api.verifyPhoneNumber(http, { otcToken, code: lastCode(world) });
  const verified = (await api.listMyPhoneNumbers(http))[1]!;
  expect(verified).toMatchObject({ phoneNumber: NUMBER, verified: true });
  expect(Date.parse(verified.updatedAt) - Date.parse(verified.createdAt)).toBe(1_000);
  expect(await getMe(http)).toMatchObject({ phoneNumber: primary!.phoneNumber });
});

it('can be verified later, and is not added twice', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, INES);
  expect(await api.addPhoneNumber(http, { phoneNumber: NUMBER })).toEqual({});
  expect(world.phone.list()).toEqual([]);
  await expectRefusal(api.addPhoneNumber(http, { phoneNumber: NUMBER }), 409, errorCodes.alreadyExists);
  const { otcToken } = await api.preverifyPhoneNumber(http, { phoneNumber: NUMBER });
  const soon = await refusal(api.preverifyPhoneNumber(http, { phoneNumber: NUMBER }));
  expect(soon).toMatchObject({ statusCode: 429, errorContext: { retryAfterSeconds: RESEND_SECONDS } });
  const code = lastCode(world);
  const liam = await signIn(world, LIAM);
  await expectRefusal(api.verifyPhoneNumber(liam.http, { otcToken, code }), 410, errorCodes.mfaCodeExpired);
  world.clock.advance(SMS_CODE_SECONDS * 1000);
  await expectRefusal(api.verifyPhoneNumber(http, { otcToken, code }), 410, errorCodes.mfaCodeExpired);
  for (const phoneNumber of ['call me', '123', '+', '++49151']) {
    await expectRefusal(api.addPhoneNumber(http, { phoneNumber }), 400, errorCodes.invalidRequest);
  }
});

it('belongs to the user who verifies it first', async () => {
  const world = quickWorld();
  const [ines, liam] = [await signIn(world, INES), await signIn(world, LIAM)];
  await api.addPhoneNumber(liam.http, { phoneNumber: NUMBER });
  const { otcToken } = await api.preverifyPhoneNumber(ines.http, { phoneNumber: NUMBER });
  await api.verifyPhoneNumber(ines.http, { otcToken, code: lastCode(world) });
  expect((await api.listMyPhoneNumbers(liam.http)).map((row) => row.phoneNumber)).not.toContain(NUMBER);
  world.clock.advance(RESEND_SECONDS * 1000);
  const late = await api.preverifyPhoneNumber(liam.http, { phoneNumber: NUMBER });
  const call = api.verifyPhoneNumber(liam.http, { ...late, code: lastCode(world) });
  await expectRefusal(call, 409, errorCodes.alreadyExists);
});

it('is removed by a code, and the next number becomes the primary one', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, INES);
  const { otcToken } = await api.preverifyPhoneNumber(http, { phoneNumber: NUMBER });
  await api.verifyPhoneNumber(http, { otcToken, code: lastCode(world) });
  const [primary, second] = await api.listMyPhoneNumbers(http);

  const started = await api.deletePhoneNumber(http, primary!.id);
  expect(started.phoneId).toBe(primary!.id);
  expect(world.phone.list()[0]?.to).toBe(primary!.phoneNumber);
  expect(await api.listMyPhoneNumbers(http)).toHaveLength(2);
  const typed = { otcToken: started.otcToken, code: lastCode(world) };
  const other = api.verifyDeletePhoneNumber(http, second!.id, typed);
  await expectRefusal(other, 410, errorCodes.mfaCodeExpired);
  await api.verifyDeletePhoneNumber(http, primary!.id, typed);
  expect(await api.listMyPhoneNumbers(http)).toEqual([second]);
  expect(await getMe(http)).toMatchObject({ phoneNumber: NUMBER });
  await expectRefusal(api.deletePhoneNumber(http, primary!.id), 404, errorCodes.notFound);

  const last = await api.deletePhoneNumber(http, second!.id);
  await api.verifyDeletePhoneNumber(http, second!.id, { otcToken: last.otcToken, code: lastCode(world) });
  expect(await getMe(http)).not.toHaveProperty('phoneNumber');
});

it('is removed by a code from the mail if it was mistyped', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, INES);
  await api.addPhoneNumber(http, { phoneNumber: NUMBER });
  const mistyped = (await api.listMyPhoneNumbers(http))[1]!;
  const { otcToken } = await api.deletePhoneNumber(http, mistyped.id);
  expect(world.phone.list()).toEqual([]);
  const code = codeOf(lastMailTo(world, INES));
  await api.verifyDeletePhoneNumber(http, mistyped.id, { otcToken, code });
  expect(await api.listMyPhoneNumbers(http)).toHaveLength(1);
  const foreign = await signIn(world, LIAM);
  const [own] = await api.listMyPhoneNumbers(http);
  await expectRefusal(api.deletePhoneNumber(foreign.http, own!.id), 404, errorCodes.notFound);
});

it('is listed ten a page', async () => {
  const world = quickWorld();
  const { http } = await signIn(world, INES);
  for (let digit = 0; digit < 10; digit++) await api.addPhoneNumber(http, { phoneNumber: `+1202555020${digit}` });
  const first = await api.listPhoneNumbers(http);
  expect(first.items).toHaveLength(10);
  expect(first._metadata).toEqual({ totalItems: 11, totalPages: 2 });
  const second = await api.listPhoneNumbers(http, { _offset: 1 });
  expect(second.items.map((row) => row.phoneNumber)).toEqual(['+12025550209']);
  expect([...first.items, ...second.items]).toEqual(await api.listMyPhoneNumbers(http));
});

it('is found in the team by its user and by a part of the number', async () => {
  const world = quickWorld();
  const ada = await signIn(world, tenantAdminEmail);
  const ines = await signIn(world, INES);
  const [own] = await api.listMyPhoneNumbers(ines.http);
  await api.addPhoneNumber(ines.http, { phoneNumber: NUMBER });
  const userId = userIdOf(world, INES);
  const row = { userId, phoneNumber: own!.phoneNumber };
  expect((await api.listUserPhones(ada.http, { userIds: `${userId},${userIdOf(world, LIAM)}` })).items).toEqual([row]);
  const typed = own!.phoneNumber.replace(/^(.{5})/, '$1 ');
  expect((await api.listUserPhones(ada.http, { _phoneNumber: typed })).items).toEqual([row]);
  const all = await api.listUserPhones(ada.http, { _limit: 4, _offset: 2 });
  expect(all.items).toHaveLength(1);
  expect(all._metadata).toEqual({ totalItems: 9, totalPages: 3 });
  await deleteMember(ada.http, userId);
  expect((await api.listUserPhones(ada.http, { userIds: userId })).items).toEqual([]);
  expect(JSON.stringify(world.snapshot().tables.phoneNumbers)).not.toContain(userId);
});
