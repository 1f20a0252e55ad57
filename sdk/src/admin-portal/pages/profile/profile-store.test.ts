import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import { readPicture } from '../../parts/picture';
import { fieldValue } from './profile-fields';
import { createProfileStore, type ProfileStore } from './profile-store';

const ME = 'GET /identity/resources/users/v2/me';
const USERNAMES = '/identity/resources/usernames/v1';
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

async function open() {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await app.start();
  const store = createProfileStore(app);
  return { app, profile: () => store.getState() };
}

async function loaded() {
  const opened = await open();
  await opened.profile().load();
  world.journal.clear();
  return opened;
}

function ready({ state }: ProfileStore) {
  if (state.phase !== 'ready') throw new Error(`the profile is ${state.phase}`);
  return state.data;
}
const calls = (method: string) => world.journal.list().filter((entry) => entry.method === method);
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Advances the world's clock until the promise settles. */
async function passing<T>(work: Promise<T>): Promise<T> {
  let pending = true;
  const done = () => {
    pending = false;
  };
  work.then(done, done);
  while (pending) {
    await tick();
    world.clock.advance(500);
  }
  return work;
}

it('attempts to load the profile three times, two seconds apart', async () => {
  const { profile } = await open();
  world.faults.add({ call: ME, kind: 'status', status: 500, times: 2 });
  world.journal.clear();
  const loading = profile().load();
  await tick();
  world.clock.advance(1999);
  await tick();
  expect(calls('GET')).toHaveLength(1);
  world.clock.advance(1);
  await tick();
  world.clock.advance(2000);
  await loading;
  expect(calls('GET')).toHaveLength(3);
  expect(ready(profile()).email).toBe('ada@acme.test');
});

it('reports a failure after three failed attempts', async () => {
  const { profile } = await open();
  world.faults.add({ call: ME, kind: 'offline' });
  await passing(profile().load());
  expect(profile().state).toMatchObject({ phase: 'failed', error: { name: 'ApiError' } });
});

it.each([
  ['name', 'Ada M. Moreno'],
  ['address', '1 Pier Road'],
  ['jobTitle', 'Harbor master'],
  ['username', 'ada.m'],
] as const)('saves %s, trimmed, and reads it back', async (field, value) => {
  const { profile } = await loaded();
  await profile().saveField(field, `  ${value} `);
  expect(fieldValue(ready(profile()), field)).toBe(value);
});

it('changes the phone number once its code is entered', async () => {
  const { profile } = await loaded();
  const before = fieldValue(ready(profile()), 'phoneNumber');
  const handle = await profile().sendPhoneCode('+12025550199');
  expect(fieldValue(ready(profile()), 'phoneNumber')).toBe(before);
  await expect(profile().verifyPhone(handle, '000000')).rejects.toMatchObject({ errorCode: 'ER-MFA-CODE-INVALID' });
  await profile().verifyPhone(handle, world.phone.list()[0]!.code!);
  expect(fieldValue(ready(profile()), 'phoneNumber')).toBe('+12025550199');
});

it('removes the phone number without a code', async () => {
  const { profile } = await loaded();
  await profile().saveField('phoneNumber', '');
  expect(fieldValue(ready(profile()), 'phoneNumber')).toBe('');
  expect(world.phone.list()).toEqual([]);
});

it('keeps the other values in the metadata', async () => {
  const { profile } = await loaded();
  const before = fieldValue(ready(profile()), 'address');
  await profile().saveField('jobTitle', 'Pilot');
  expect(fieldValue(ready(profile()), 'address')).toBe(before);
});

it('updates the name in the session', async () => {
  const { app, profile } = await loaded();
  await profile().saveField('name', 'Ada M. Moreno');
  expect(app.session.store.getState().user?.name).toBe('Ada M. Moreno');
});

it('sends nothing if a field is unchanged', async () => {
  const { profile } = await loaded();
  await profile().saveField('name', ready(profile()).name);
  await profile().saveField('username', ready(profile()).username ?? '');
  expect(world.journal.list()).toEqual([]);
});

it('deletes the old username before it sets the new one', async () => {
  const { profile } = await loaded();
  await profile().saveField('username', 'ada');
  world.journal.clear();
  await profile().saveField('username', 'ada.m');
  const sent = world.journal.list().filter(({ path }) => path.includes(USERNAMES));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

it('only deletes the username if the field is emptied', async () => {
  const { profile } = await loaded();
  await profile().saveField('username', 'ada');
  world.journal.clear();
  await profile().saveField('username', '');
  expect(
    world.journal
      .list()
      .filter(({ path }) => path.includes(USERNAMES))
      .map(({ method }) => method),
  ).toEqual(['DELETE']);
  expect(ready(profile()).username).toBeUndefined();
});

it('restores the old username if the new one is refused', async () => {
  const { profile } = await loaded();
  await profile().saveField('username', 'ada');
  world.faults.add({
    call: `POST ${USERNAMES}`,
    kind: 'status',
    status: 409,
    errorCode: 'ER-USERNAME-TAKEN',
    times: 1,
  });
  await expect(profile().saveField('username', 'ben')).rejects.toMatchObject({ errorCode: 'ER-USERNAME-TAKEN' });
  await profile().load();
  expect(ready(profile()).username).toBe('ada');
});

it('uploads a picture and shows it', async () => {
  const { profile } = await loaded();
  const before = ready(profile()).profilePictureUrl;
  const read = await readPicture(new Blob([PNG]));
  if (!('dataUrl' in read)) throw new Error('not read');
  await profile().savePicture(read.dataUrl);
  expect(ready(profile()).profilePictureUrl).not.toBe(before);
});

it('uploads only a new base64 picture', async () => {
  const { profile } = await loaded();
  await profile().savePicture('https://example.test/me.png');
  await profile().savePicture('data:image/svg+xml;base64,PHN2Zz4=');
  expect(world.journal.list()).toEqual([]);
});

it('removes the picture', async () => {
  const { profile } = await loaded();
  await profile().removePicture();
  expect(ready(profile()).profilePictureUrl).toBeNull();
});

it('shows no malformed answer as an empty profile', async () => {
  const { profile } = await open();
  world.faults.add({ call: ME, kind: 'malformed' });
  await passing(profile().load());
  expect(profile().state).toMatchObject({ phase: 'failed', error: { statusCode: 500 } });
});
