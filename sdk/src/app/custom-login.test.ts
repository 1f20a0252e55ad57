import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createLoginStore } from '../login-box/flows/login/login-store';
import { submitPassword } from '../login-box/flows/login/password-actions';
import { submitEmail } from '../login-box/flows/login/pre-login-actions';
import { loginWithRedirect } from './navigation';
import { createTestBrowser, type TestAppOptions } from './test-app';

const SETTINGS = '/tenants/resources/account-settings/v1';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** Gives the demo tenant its own login page and start page. */
function giveAddress(applicationUrl: string) {
  const snapshot = world.snapshot();
  const tenants = (snapshot.tables.tenants as { alias: string }[]).map((tenant) =>
    tenant.alias === 'acme' ? { ...tenant, applicationUrl } : tenant,
  );
  world.restore({ ...snapshot, tables: { ...snapshot.tables, tenants } });
}

const asked = () => world.journal.list().filter(({ path }) => path.includes(SETTINGS)).length;
const context = { baseUrl: 'https://id.portico.test', clientId: 'demo-client-id' };
const ofAcme: TestAppOptions = { contextOptions: { ...context, tenantResolver: () => ({ tenant: 'acme' }) } };

async function open(address: string, options: TestAppOptions = {}) {
  const browser = createTestBrowser(world, { address, ...options });
  await browser.app.start();
  return browser;
}

async function signIn({ app }: Awaited<ReturnType<typeof open>>) {
  const store = createLoginStore(app);
  await submitEmail(store.getState().flow, 'ada@acme.test');
  const signedIn = submitPassword(store.getState().flow, DEMO_PASSWORD);
  await expect.poll(() => store.getState().state.step).toBe('success');
  world.clock.advance(200);
  await signedIn;
}

it('sends users of a tenant with its own start page there after login', async () => {
  giveAddress('harbor.acme.test/start?brand=acme');
  const browser = await open('/account/login');
  await signIn(browser);
  expect(browser.left).toEqual(['https://harbor.acme.test/start?brand=acme']);
});

it('still returns to the requested page after login', async () => {
  giveAddress('harbor.acme.test');
  const browser = await open('/account/login?redirectUrl=/reports');
  await signIn(browser);
  expect([browser.left, browser.app.location.read().path]).toEqual([[], '/reports']);
});

it('opens the login page with the tenant’s parameters when the host’s address names the tenant', async () => {
  giveAddress('https://harbor.acme.test/?brand=acme');
  const { app } = await open('/reports', ofAcme);
  loginWithRedirect(app);
  const { path, query } = app.location.read();
  expect([path, query.get('brand')]).toEqual(['/account/login', 'acme']);
});

it.each([
  ['localhost:4000/x?a=1', 'http://localhost:4000/x?a=1'],
  ['{host}/acme', 'http://localhost:3000/acme'],
  ['http://harbor.acme.test/', 'http://harbor.acme.test/'],
])('completes the address %s to %s', async (applicationUrl, expected) => {
  giveAddress(applicationUrl);
  const { app } = await open('/', ofAcme);
  expect(app.routes.customLoginAuthenticatedUrl).toBe(expected);
});

it('does not change the host’s own routes', async () => {
  giveAddress('harbor.acme.test/?brand=acme');
  const routes = { customLoginUrl: '/in', customLoginAuthenticatedUrl: '/mine' };
  const { app } = await open('/', { ...ofAcme, authOptions: { routes } });
  expect(asked()).toBe(1);
  expect(app.routes).toMatchObject(routes);
});

it('sends no request when the tenant has no custom login', async () => {
  await open('/');
  const { app } = await open('/', { signedInAs: 'ada@acme.test' });
  expect(asked()).toBe(0);
  expect(app.routes.customLoginAuthenticatedUrl).toBeUndefined();
});

it('reads the address from the tenant’s record when the settings are forbidden, and reports other failures', async () => {
  giveAddress('harbor.acme.test');
  const call = `GET ${SETTINGS}`;
  world.faults.add({ call, kind: 'status', status: 403 });
  const { app } = await open('/', { signedInAs: 'ada@acme.test' });
  expect(app.routes.customLoginAuthenticatedUrl).toBe('https://harbor.acme.test/');
  world.faults.add({ call: `${call}/public`, kind: 'status', status: 503 });
  const stranger = await open('/', ofAcme);
  expect(stranger.app.session.store.getState().errorByRequest).toHaveProperty('LOAD_CUSTOM_LOGIN_ROUTES');
});
