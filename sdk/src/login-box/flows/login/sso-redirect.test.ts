import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { createTestApp, letPass, type TestAppOptions } from '../../../app/test-app';
import { blockedStorage } from '../../../core/blocked-storage';
import { createLoginStore } from './login-store';
import { submitEmail } from './pre-login-actions';
import { goToSSO } from './sso-actions';
import { changeEmail } from './step-back-actions';

const SSO_REDIRECT_DELAY_MS = 2_000;

const PROVIDER = 'https://sso.acme.test/sign-in?SAMLRequest=abc';

/** A browser whose service redirects every user to `address`. */
function open(address: string, options: TestAppOptions = {}) {
  const world = createWorld({ latency: 0 });
  const left: string[] = [];
  const app = createTestApp(world, {
    address: '/account/login',
    onLeave: (url) => left.push(url),
    ...options,
    through: (transport) => async (request) =>
      request.url.endsWith('/prelogin') ? Response.json({ address, idpType: 'saml' }) : transport(request),
  });
  const store = createLoginStore(app);
  return { world, left, login: () => store.getState() };
}

it('announces the company sign-in, and redirects there two seconds later', async () => {
  const { world, left, login } = open(PROVIDER);
  const submitted = submitEmail(login().flow, 'ada@acme.test');
  await expect.poll(() => login().state).toEqual({ step: 'redirectToSSO', email: 'ada@acme.test', address: PROVIDER });
  await letPass(world, SSO_REDIRECT_DELAY_MS - 1);
  expect(left).toEqual([]);
  world.clock.advance(1);
  await submitted;
  expect([left, SSO_REDIRECT_DELAY_MS]).toEqual([[PROVIDER], 2_000]);
});

it('redirects at once on a press', async () => {
  const { left, login } = open(PROVIDER);
  void submitEmail(login().flow, 'ada@acme.test');
  await expect.poll(() => login().state.step).toBe('redirectToSSO');
  goToSSO(login().flow);
  expect(left).toEqual([PROVIDER]);
});

it('redirects once, even if the user is back before the delay ends', async () => {
  const { world, left, login } = open(PROVIDER);
  const submitted = submitEmail(login().flow, 'ada@acme.test');
  await expect.poll(() => login().state.step).toBe('redirectToSSO');
  goToSSO(login().flow);
  await letPass(world, SSO_REDIRECT_DELAY_MS);
  await submitted;
  expect(left).toEqual([PROVIDER]);
});

it('does not redirect a user who has opened another page', async () => {
  const { world, left, login } = open(PROVIDER);
  const submitted = submitEmail(login().flow, 'ada@acme.test');
  await expect.poll(() => login().state.step).toBe('redirectToSSO');
  login().flow.app.location.go('/invoices');
  await letPass(world, SSO_REDIRECT_DELAY_MS);
  await submitted;
  expect(left).toEqual([]);
});

it('does not redirect a user who goes back before the delay ends', async () => {
  const { world, left, login } = open(PROVIDER);
  const submitted = submitEmail(login().flow, 'ada@acme.test');
  await expect.poll(() => login().state.step).toBe('redirectToSSO');
  changeEmail(login().flow);
  world.clock.advance(SSO_REDIRECT_DELAY_MS);
  await submitted;
  expect(left).toEqual([]);
  expect(login().state).toEqual({ step: 'preLogin', email: 'ada@acme.test' });
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//', 'sso.acme.test'])(
  'asks for the password if the service returns the address %j',
  async (address) => {
    const { left, login } = open(address);
    await submitEmail(login().flow, 'ada@acme.test');
    expect(login().state).toEqual({ step: 'loginWithPassword', email: 'ada@acme.test' });
    expect(left).toEqual([]);
  },
);

it.each([
  ['path', 'redirectToSSO', 1],
  ['hash', 'preLogin', 0],
] as const)(
  'redirects with storage blocked only if the callback is recognizable by its path: %s',
  async (urlStrategy, step, count) => {
    const { left, login } = open(`${PROVIDER}&state=s-1`, { urlStrategy, storage: blockedStorage() });
    void submitEmail(login().flow, 'ada@acme.test');
    await expect.poll(() => login().state.step).toBe('redirectToSSO');
    goToSSO(login().flow);
    await expect.poll(() => login().state.step).toBe(step);
    expect(left).toHaveLength(count);
    expect(login().error?.code).toBe(count ? undefined : 'storageBlocked');
  },
);
