import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLoginStore } from '../login-box/flows/login/login-store';
import { submitPassword } from '../login-box/flows/login/password-actions';
import { submitEmail } from '../login-box/flows/login/pre-login-actions';
import { submitAccount } from '../login-box/flows/sign-up/sign-up-actions';
import { createSignUpStore } from '../login-box/flows/sign-up/sign-up-store';
import type { App } from './app';
import { AppHolder, ContextHolder } from './host-app';
import { findApp, forgetApp } from './registry';
import { createTestApp, type TestAppOptions } from './test-app';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  // Test files of one worker share their modules, so another file may have left an app of this name.
  const left = findApp('default');
  if (left) forgetApp(left);
});
const started: App[] = [];
afterEach(() => {
  for (const app of started.splice(0)) app.dispose();
  Reflect.deleteProperty(globalThis, 'onFronteggEvent');
});

async function start(options: TestAppOptions = {}) {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', ...options });
  started.push(app);
  await app.start();
  return app;
}

const meCalls = () => world.journal.list().filter(({ path }) => /\/me(\/|$)|user-entitlements/.test(path));

it('returns no token and no user before a provider is mounted', () => {
  expect(AppHolder.getInstance('nowhere')).toBeUndefined();
  const context = ContextHolder.for('nowhere');
  expect([context.getAccessToken(), context.getUser(), context.getContext()]).toEqual([null, null, undefined]);
  context.logout();
});

it('gives code outside of React the token, the user and `logout`', async () => {
  const app = await start({ appName: 'shop', basename: '/shop', entitlementsOptions: { enabled: true } });
  const context = ContextHolder.for('shop');
  expect(context.getAccessToken()).toBe(app.session.accessToken());
  expect(context.getUser()?.email).toBe('ada@acme.test');
  expect([context.getBasename(), context.getAppName(), context.shouldLoadEntitlements()]).toEqual([
    '/shop',
    'shop',
    true,
  ]);
  expect(ContextHolder.default().getUser()).toBeNull();
  await new Promise<void>((resolve) => context.logout(resolve));
  expect(context.getAccessToken()).toBeNull();
});

it('offers the functions of the hooks outside of React', async () => {
  const app = await start({ entitlementsOptions: { enabled: true }, address: '/reports' });
  const host = AppHolder.getInstance();
  expect(host?.queryFeatureFlags(['temporary-users', 'no-such'])).toEqual([true, false]);
  expect(host?.getFeatureEntitlements('no-such')).toEqual({ isEntitled: false, justification: 'MISSING_FEATURE' });
  expect(host?.getPermissionEntitlements('no.such')).toMatchObject({ justification: 'MISSING_PERMISSION' });
  expect(host?.getEntitlements({ featureKey: 'no-such' }).isEntitled).toBe(false);
  const { tenants, activeTenant } = app.session.store.getState();
  const other = tenants.find(({ tenantId }) => tenantId !== activeTenant?.tenantId)!;
  await host?.switchTenant(other);
  expect(app.session.store.getState().activeTenant?.tenantId).toBe(other.tenantId);
  host?.showAdminPortal();
  expect(app.portal.getState().open).toBe(true);
  host?.hideAdminPortal();
  await host?.logout();
  await host?.loginWithRedirectV2({ shouldRedirectToLogin: false });
  expect(app.location.read().path).toBe('/reports');
  host?.loginWithRedirect();
  expect(app.location.read().path).toBe('/account/login');
});

it('refuses entitlement checks unless they are enabled', async () => {
  await start();
  const check = () => AppHolder.getInstance()?.getFeatureEntitlements('reports');
  expect(check).toThrow('You must first enable entitlements via options to use this function');
});

it('loads no user data with `skipUserLoading`', async () => {
  const app = await start({ authOptions: { skipUserLoading: true }, entitlementsOptions: { enabled: true } });
  expect(app.session.store.getState()).toMatchObject({
    status: 'signedIn',
    user: { email: 'ada@acme.test', id: expect.any(String), roles: [], permissions: [] },
    tenants: [],
    activeTenant: null,
    entitlements: null,
  });
  expect(meCalls()).toEqual([]);
});

it('sends the request that an interceptor returns', async () => {
  const seen: string[] = [];
  const headers: (string | null)[] = [];
  await start({
    contextOptions: {
      baseUrl: 'https://id.portico.test',
      clientId: 'demo-client-id',
      beforeRequestInterceptor: (options, url) => {
        seen.push(`${options.method} ${new URL(url).pathname}`);
        return { ...options, headers: { ...options.headers, 'x-host': 'mine' } };
      },
    },
    through: (transport) => (request) => {
      headers.push(request.headers.get('x-host'), request.headers.get('content-type'));
      return transport(request);
    },
  });
  expect(seen).toContain('POST /frontegg/identity/resources/auth/v1/user/token/refresh');
  expect(new Set(headers)).toEqual(new Set(['mine', 'application/json']));
});

/** The events that the page's tag manager receives. */
function hear() {
  const heard: [string, Record<string, unknown>][] = [];
  Object.assign(globalThis, {
    onFronteggEvent: (action: string, payload: Record<string, unknown>) => heard.push([action, payload]),
  });
  return heard;
}

it('reports a sign-in and its method to the tag manager', async () => {
  const heard = hear();
  const app = await start({ signedInAs: '', address: '/account/login' });
  const { flow } = createLoginStore(app).getState();
  await submitEmail(flow, 'ada@acme.test');
  const done = submitPassword(flow, DEMO_PASSWORD);
  await expect.poll(() => heard).toHaveLength(1);
  world.clock.advance(200);
  await done;
  expect(heard[0]).toEqual([
    'login_completed',
    {
      tenantId: expect.any(String),
      userId: expect.any(String),
      authenticationType: 'password',
      createdAt: new Date(world.clock.now() - 200),
      email: 'ada@acme.test',
      name: 'Ada Moreno',
    },
  ]);
});

it('calls the host with a new account, without its password, even when the callback throws', async () => {
  const heard = hear();
  const payloads: unknown[] = [];
  const events = {
    signUpComplete: (payload: unknown) => {
      payloads.push(payload);
      throw new Error('statistics are down');
    },
  };
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (text) => errors.push(text);
  const app = await start({ signedInAs: '', address: '/account/sign-up', events });
  const store = createSignUpStore(app, { onSignIn: () => undefined });
  await store.getState().start();
  const account = { email: 'mia@new.test', password: `${DEMO_PASSWORD}-2`, name: 'Mia', companyName: 'New' };
  await submitAccount(store.getState().flow, account);
  console.error = error;
  expect(payloads).toEqual([
    expect.objectContaining({ email: 'mia@new.test', name: 'Mia', companyName: 'New', authenticationType: 'PASSWORD' }),
  ]);
  expect(heard.map(([action]) => action)).toEqual(['signup_completed']);
  expect(JSON.stringify(heard)).not.toContain(DEMO_PASSWORD);
  expect(errors).toHaveLength(1);
  expect(app.location.read().path).toBe('/account/activate/code');
});
