// @vitest-environment jsdom
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../app/app';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { pendingSsoRedirects } from '../core/sso-redirects';
import { pendingSocialRedirects } from '../login-box/parts/social/social-redirects';
import { pendingHostedRedirects } from '../session/hosted/hosted-login';
import { FronteggProvider } from './FronteggProvider';

let world: World;
let unanswered: number;
beforeEach(() => {
  unanswered = 0;
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(cleanup);

const calls = () => world.journal.list().map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
const twice = () => calls().filter((call, index, all) => all.indexOf(call) !== index);

function mount(app: App) {
  render(
    <StrictMode>
      <FronteggProvider app={app} />
    </StrictMode>,
  );
}

/** Counts the calls that have no answer yet. */
const counted: TestAppOptions['through'] = (transport) => async (request) => {
  unanswered += 1;
  try {
    return await transport(request);
  } finally {
    unanswered -= 1;
  }
};

/** Runs everything that is already scheduled. */
async function runScheduled() {
  await vi.dynamicImportSettled();
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until every call has its answer, and what follows from the answers sends no more calls. */
async function quiet() {
  let before: number;
  do {
    before = calls().length;
    await waitFor(() => expect(unanswered).toBe(0));
    await runScheduled();
  } while (calls().length > before || unanswered > 0);
}

interface Arrival {
  exchange: string;
  options?: TestAppOptions;
  /** Address of the other site's callback. */
  address(app: App): string;
}

const redirect = {
  provider: 'google',
  name: 'Google',
  origin: 'social-login',
  verifier: 'v',
  redirectUri: '/',
} as const;

const arrivals: Record<string, Arrival> = {
  'hosted login': {
    exchange: 'POST /oauth/token',
    options: { hostedLoginBox: true },
    address: (app) =>
      `/oauth/callback?code=c&state=${pendingHostedRedirects(app).begin({ verifier: 'v', nonce: 'n' })}`,
  },
  'a social provider': {
    exchange: 'POST /identity/resources/auth/v1/user/sso/google/postlogin',
    address: (app) => `/account/social/success?code=c&state=${pendingSocialRedirects(app).begin(redirect)}`,
  },
  'an OpenID provider': {
    exchange: 'POST /identity/resources/auth/v2/user/oidc/postlogin',
    address: (app) => `/account/oidc/callback?code=c&state=${pendingSsoRedirects(app).begin({})}`,
  },
  'a SAML provider': {
    exchange: 'POST /identity/resources/auth/v1/user/saml/postlogin',
    address: () => '/account/saml/callback?SAMLResponse=r&RelayState=s',
  },
};

it.each(Object.entries(arrivals))('exchanges the callback of %s once in strict mode', async (_, arrival) => {
  const app = createTestApp(world, { ...arrival.options, through: counted });
  app.location.go(arrival.address(app));
  mount(app);
  await waitFor(() => expect(calls()).toContain(arrival.exchange));
  await quiet();
  expect(twice()).toEqual([]);
});

it.each([
  ['/account/login/magic-link?token=t', 'POST /identity/resources/auth/v1/passwordless/magiclink/postlogin'],
  ['/account/unlock?token=t', 'POST /identity/resources/users/v3/me/unlock'],
  ['/account/activate?userId=u&token=t', 'POST /identity/resources/users/v1/activate'],
  ['/account/invitation/accept?userId=u&token=t', 'POST /identity/resources/users/v1/invitation/accept'],
  ['/account/reset-password?userId=u&token=t', 'POST /identity/resources/users/v1/passwords/reset/verify'],
])('does not use the token by opening %s in strict mode, and sends no call twice', async (address, exchange) => {
  mount(createTestApp(world, { address, through: counted }));
  await waitFor(() => expect(document.querySelector('main, form, [role=alert], h1')).not.toBeNull());
  await quiet();
  expect(calls()).not.toContain(exchange);
  expect(twice()).toEqual([]);
});

it('submits a mailed link once on a double click', async () => {
  mount(createTestApp(world, { address: '/account/unlock?token=t', through: counted }));
  await waitFor(() => expect(document.querySelector('main button, form button')).not.toBeNull());
  await userEvent.dblClick(document.querySelector('main button, form button')!);
  await waitFor(() => expect(calls()).toContain('POST /identity/resources/users/v3/me/unlock'));
  await quiet();
  expect(twice()).toEqual([]);
});
