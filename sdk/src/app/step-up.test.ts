import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { afterEach, expect, it } from 'vitest';
import { login } from '../api/auth';
import { verifyAuthenticator } from '../api/mfa';
import { getMaxAgeFromQueryParam } from '../react/step-up-hooks';
import type { App } from './app';
import { createTestApp } from './test-app';

const BEN = 'ben@acme.test';
const world = createWorld({ latency: 0 });

let app: App;
afterEach(() => app.dispose());

function at(address: string): App {
  app = createTestApp(world, { address });
  return app;
}

async function signInWithApp({ http, session }: App): Promise<void> {
  const { mfaToken = '', mfaDevices } = await login(http, { email: BEN, password: DEMO_PASSWORD });
  const [device] = mfaDevices!.authenticators;
  await session.accept(await verifyAuthenticator(http, device!.id, { mfaToken, value: world.authenticator.code(BEN) }));
}

it('is not stepped up while no user is signed in', () => {
  expect(at('/').isSteppedUp()).toBe(false);
});

it('expires the step-up to the second', async () => {
  const { isSteppedUp } = at('/');
  await signInWithApp(app);
  expect([isSteppedUp(), isSteppedUp({ maxAge: 60 })]).toEqual([true, true]);
  world.clock.advance(60_000);
  expect(isSteppedUp({ maxAge: 60 })).toBe(true);
  world.clock.advance(1_000);
  expect([isSteppedUp(), isSteppedUp({ maxAge: 60 })]).toEqual([true, false]);
});

it.each([-1, 1])('ignores a machine clock that is wrong by a day: %i', async (days) => {
  const clock = { ...world.clock, now: () => world.clock.now() + days * 86_400_000 };
  at('/');
  app = createTestApp(world, { preview: { ...app.options.preview!, clock } });
  await signInWithApp(app);
  expect(app.isSteppedUp({ maxAge: 60 })).toBe(true);
  world.clock.advance(61_000);
  expect(app.isSteppedUp({ maxAge: 60 })).toBe(false);
});

it.each([
  [{ maxAge: 300 }, '300'],
  [{ maxAge: 59.9 }, '59'],
  [{ maxAge: -1 }, '0'],
  [undefined, null],
])('goes to the step-up page with %j and the return address', (asked, maxAge) => {
  at('/payments?id=7').stepUp(asked);
  const { path, query } = app.location.read();
  expect([path, query.get('maxAge')]).toEqual(['/account/step-up', maxAge]);
  expect(query.get('redirectUrl')).toContain('/payments?id=7');
});

it.each([
  [{ maxAge: 300 }, '300'],
  [undefined, null],
])(
  'steps up with %j through hosted login when it is enabled, and requests a second factor there',
  async (asked, maxAge) => {
    const left: string[] = [];
    app = createTestApp(world, { address: '/payments?id=7', hostedLoginBox: true, onLeave: (url) => left.push(url) });
    app.stepUp(asked);
    await expect.poll(() => left).toHaveLength(1);
    const { pathname, searchParams } = new URL(left[0] ?? '');
    expect([pathname, searchParams.get('max_age')]).toEqual(['/frontegg/oauth/authorize', maxAge]);
    expect(searchParams.get('acr_values')).toBe('http://schemas.openid.net/pape/policies/2007/06/multi-factor');
    expect(app.location.read().path).toBe('/payments');
  },
);

it('does nothing on the login pages, so that the sign-in is not interrupted', () => {
  at('/account/invitation/accept?token=t').stepUp();
  expect(app.location.read().path).toBe('/account/invitation/accept');
});

it('reads the `maxAge` of the page’s address, for the app of the given name', async () => {
  expect(getMaxAgeFromQueryParam()).toBeUndefined();
  await at('/confirm?maxAge=300').start();
  expect([getMaxAgeFromQueryParam(), getMaxAgeFromQueryParam('other')]).toEqual([300, undefined]);
});
