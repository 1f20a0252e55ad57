// @vitest-environment jsdom
import { type Connection, createWorld, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { draftStore } from '../draft/draft-store';
import { usePictureQuestion } from '../draft/picture-question';
import { toastStore } from '../ui/toast-store';
import { openWorldFile } from './open-world-file';
import { writeWorldFile } from './write-world-file';

const SITE = 'https://pictures.test';

interface Pictures {
  user?: string;
  tenant?: string;
  vendor?: string;
  tenantLogin?: string;
}

let world: World;
let connection: Connection;

beforeEach(() => {
  world = createWorld({ scenario: 'small-team', latency: 0 });
  connection = world.connect();
});

/** The `File` of jsdom has no method `text`. */
function fileOf(text: string, name: string): File {
  return Object.assign(new File([], name), { text: () => Promise.resolve(text) });
}

/** A file of the world with its first user renamed, and with these addresses as pictures. */
function worldFile({ user, tenant, vendor, tenantLogin }: Pictures): File {
  const snapshot = world.snapshot();
  const tables = snapshot.tables as Record<string, Record<string, unknown>[]>;
  Object.assign(tables.users![0]!, { name: 'Renamed', ...(user && { profilePictureUrl: user }) });
  if (tenant) tables.tenants![0]!.logo = tenant;
  const design = (image: string) => ({ themeV2: { loginBox: { logo: { image, alt: 'Acme' } } } });
  if (vendor) tables.metadata = [{ id: 'adminBox', configuration: design(vendor) }];
  const tenantId = tables.tenants![0]!.id;
  if (tenantLogin) tables.customLogins = [{ id: tenantId, tenantId, configuration: design(tenantLogin) }];
  return fileOf(JSON.stringify(snapshot), 'acme-world.json');
}

const everywhere: Pictures = {
  user: `${SITE}/ada.png`,
  tenant: '//logos.test/acme.png',
  vendor: `${SITE}/logo.png`,
  tenantLogin: 'https://tenant.test/logo.png',
};

const isReplaced = () => JSON.stringify(world.snapshot().tables.users).includes('Renamed');

async function answerQuestion(answer: 'load' | 'leave out' | 'cancel') {
  await expect.poll(() => usePictureQuestion.getState().question).not.toBeNull();
  const question = usePictureQuestion.getState().question!;
  question.answer(answer);
  return question;
}

it('asks before it opens a world with pictures of other sites, and names the sites', async () => {
  const opened = openWorldFile({ world, connection }, worldFile(everywhere));
  const { name, sites } = await answerQuestion('cancel');
  expect({ name, sites: [...sites].sort() }).toEqual({
    name: 'acme-world.json',
    sites: ['logos.test', 'pictures.test', 'tenant.test'],
  });
  expect(await opened).toBe(false);
  expect(isReplaced()).toBe(false);
});

it('opens the world with its pictures if the vendor agrees', async () => {
  const opened = openWorldFile({ world, connection }, worldFile(everywhere));
  await answerQuestion('load');
  expect(await opened).toBe(true);
  const text = JSON.stringify(world.snapshot().tables);
  for (const address of Object.values(everywhere)) expect(text).toContain(address);
});

it('opens the world without these pictures if the vendor leaves them out', async () => {
  const opened = openWorldFile({ world, connection }, worldFile(everywhere));
  await answerQuestion('leave out');
  expect(await opened).toBe(true);
  expect(isReplaced()).toBe(true);
  const text = JSON.stringify(world.snapshot().tables);
  for (const address of Object.values(everywhere)) expect(text).not.toContain(address);
  expect(text).toContain('"alt":"Acme"');
});

it.each([
  ['has no pictures of other sites', {}],
  ['has the pictures of the design', { user: `${SITE}/known.png` }],
  ['has pictures of the service itself', { user: '/pictures/ada.png', tenant: 'data:image/png;base64,AAAA' }],
])('does not ask if the world %s', async (_, pictures: Pictures) => {
  draftStore.getState().replace('Import', { themeV2: { loginBox: { logo: { image: `${SITE}/known.png` } } } });
  expect(await openWorldFile({ world, connection }, worldFile(pictures))).toBe(true);
  expect(isReplaced()).toBe(true);
});

it.each<[string, Pictures, string]>([
  ['a user', { user: 'javascript:alert(1)' }, 'profilePictureUrl'],
  ['a tenant', { tenant: 'javascript:alert(1)' }, "tenants.0.logo: a picture can't be loaded from a javascript:"],
  ['the vendor', { vendor: 'file:///etc/passwd' }, "a picture can't be loaded from a file: address"],
  ['a tenant’s login', { tenantLogin: 'ftp://a.test/b.png' }, "a picture can't be loaded from a ftp: address"],
])('refuses a picture of %s that is no picture', async (_, pictures, reason) => {
  expect(await openWorldFile({ world, connection }, worldFile(pictures))).toBe(false);
  expect(isReplaced()).toBe(false);
  expect(toastStore.getState().toasts.at(-1)?.text).toContain(reason);
});

it('says why a file is no world', async () => {
  expect(await openWorldFile({ world, connection }, fileOf('{"version": 1', 'half.json'))).toBe(false);
  expect(toastStore.getState().toasts.at(-1)).toMatchObject({
    tone: 'danger',
    text: expect.stringContaining('cut off'),
  });
});

const REFRESH = 'https://identity.portico.test/frontegg/identity/resources/auth/v1/user/token/refresh';

/** Refreshes the session as a page does when it is loaded. Returns the status and, if it is 200, the user's address. */
async function refresh(browser: Connection) {
  const response = await browser.transport(new Request(REFRESH, { method: 'POST', body: '{}' }));
  const { accessToken } = await response.json();
  return { status: response.status, email: accessToken && JSON.parse(atob(accessToken.split('.')[1])).email };
}

it('continues the session of the user who was signed in when the file was written', async () => {
  connection.signIn('ada@acme.test');
  await refresh(connection);
  const file = fileOf(writeWorldFile({ world, connection }), 'ada-world.json');
  const signedIn = { status: 200, email: 'ada@acme.test' };

  // Replaces the token that the file has.
  await refresh(connection);
  expect(await openWorldFile({ world, connection }, file)).toBe(true);
  expect(await refresh(connection)).toEqual(signedIn);

  const elsewhere = createWorld({ scenario: 'past-due', latency: 0 });
  const other = elsewhere.connect();
  elsewhere.reset();
  expect(await openWorldFile({ world: elsewhere, connection: other }, file)).toBe(true);
  expect(await refresh(other)).toEqual(signedIn);
});

it('is signed out if no user was signed in when the file was written', async () => {
  const file = fileOf(writeWorldFile({ world, connection }), 'signed-out.json');
  connection.signIn('ada@acme.test');
  expect(await openWorldFile({ world, connection }, file)).toBe(true);
  expect((await refresh(connection)).status).toBe(401);
});

it('leaves its cookies to a browser that opens a file without any', async () => {
  connection.signIn('ada@acme.test');
  expect(await openWorldFile({ world, connection }, fileOf(JSON.stringify(world.snapshot()), 'server.json'))).toBe(
    true,
  );
  expect((await refresh(connection)).status).toBe(200);
});
