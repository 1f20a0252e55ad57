import { createWorld, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../mock-backend/src/handlers/testing/policies';
import { createTestApp } from '../app/test-app';
import type { AuthStrategy } from '../contract';
import { createForgotPasswordStore } from './forgot-password/forgot-password-store';
import { createLoginStore } from './login/login-store';
import { submitPassword } from './login/password-actions';
import { submitEmail } from './login/pre-login-actions';

const KNOWN = 'ada@acme.test';
const UNKNOWN = 'abe@acme.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

/** The answers since then, with the address left out. */
function answersTo(email: string, since: number) {
  return world.journal
    .list()
    .slice(since)
    .map(({ method, path, status, responseBody }) => {
      const body = JSON.stringify(responseBody ?? null).replaceAll(email, 'somebody');
      return [method, path, status, body];
    });
}

/** What a stranger is shown and answered who goes this way with an address, with the address left out. */
async function observe(email: string, go: (email: string) => Promise<unknown>) {
  const before = world.journal.list().length;
  const shown = JSON.stringify(await go(email)).replaceAll(email, 'somebody');
  return { shown, answers: answersTo(email, before) };
}

async function expectAlike(go: (email: string) => Promise<unknown>) {
  const known = await observe(KNOWN, go);
  const unknown = await observe(UNKNOWN, go);
  expect(unknown).toEqual(known);
  expect(known.answers.length).toBeGreaterThan(0);
}

/** From the first screen on, by whatever the vendor has put behind it. */
async function begin(email: string) {
  const store = createLoginStore(createTestApp(world, { address: '/account/login' }));
  await submitEmail(store.getState().flow, email);
  return store;
}

const shownBy = ({ getState }: { getState(): { state: unknown; error: unknown } }) => {
  const { state, error } = getState();
  return { state, code: (error as { code?: string } | null)?.code };
};

describe('nobody learns who is registered', () => {
  it('from the first screen', () => expectAlike(async (email) => shownBy(await begin(email))));

  it('from a wrong password', () =>
    expectAlike(async (email) => {
      const store = await begin(email);
      await submitPassword(store.getState().flow, 'not the password');
      return shownBy(store);
    }));

  it('from asking for a new password', () =>
    expectAlike(async (email) => {
      const store = createForgotPasswordStore(createTestApp(world, { address: '/account/forget-password' }));
      await store.getState().submitEmail(email);
      return shownBy(store);
    }));

  it.each<AuthStrategy>(['Code', 'MagicLink'])('from signing in by %s', async (strategy) => {
    setVendorPolicy(world, 'auth-strategies', { mainAuthStrategies: [{ strategy }], secondaryAuthStrategies: [] });
    await expectAlike(async (email) => shownBy(await begin(email)));
  });
});
