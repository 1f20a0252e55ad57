import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, describe, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../mock-backend/src/handlers/testing/policies';
import type { Preview } from '../../../app/app-options';
import { createTestApp } from '../../../app/test-app';
import { createLoginStore } from '../../flows/login/login-store';
import { submitPassword } from '../../flows/login/password-actions';
import { submitEmail } from '../../flows/login/pre-login-actions';

const LOGIN = '/identity/resources/auth/v1/user';

let world: World;
beforeEach(() => {
  world = createWorld({ scenario: 'captcha', latency: 0 });
});

/** Takes Ada to the step that asks for her password. */
async function atPassword(captcha?: Preview['captcha']) {
  const app = createTestApp(world, { address: '/account/login', ...(captcha && { captcha }) });
  const store = createLoginStore(app);
  const { flow } = store.getState();
  await submitEmail(flow, 'ada@acme.test');
  return { flow, snapshot: () => store.getState(), submit: () => submitPassword(flow, DEMO_PASSWORD) };
}

const calls = (path: string) => world.journal.list().filter((entry) => entry.path === path);

it('requests a token if the vendor requires one, and none otherwise', async () => {
  const asked: unknown[] = [];
  const captcha = async (question: unknown) => {
    asked.push(question);
    return 'captcha-pass';
  };
  const { submit, snapshot } = await atPassword(captcha);
  void submit();
  await expect.poll(() => snapshot().state.step).toBe('success');
  expect(asked).toEqual([{ siteKey: 'simulated-captcha', action: 'login' }]);

  world = createWorld({ latency: 0 });
  const elsewhere = await atPassword(captcha);
  void elsewhere.submit();
  await expect.poll(() => elsewhere.snapshot().state.step).toBe('success');
  expect(asked).toHaveLength(1);
});

it('requests a new token for every attempt', async () => {
  let tokens = 0;
  const { flow, submit, snapshot } = await atPassword(async () => `captcha-pass ${++tokens}`);
  await submitPassword(flow, 'not my password');
  void submit();
  await expect.poll(() => snapshot().state.step).toBe('success');
  expect(tokens).toBe(2);
});

it('also guards the mailing of a code', async () => {
  setVendorPolicy(world, 'auth-strategies', {
    mainAuthStrategies: [{ strategy: 'Code' }],
    secondaryAuthStrategies: [],
  });
  const { snapshot } = await atPassword(async () => 'captcha-pass');
  expect(snapshot()).toMatchObject({ state: { step: 'loginWithOtc' }, error: null });
  expect(world.inbox.list()).toHaveLength(1);
});

it('works in a preview without loading a script', async () => {
  const { submit, snapshot } = await atPassword();
  void submit();
  await expect.poll(() => snapshot().state.step).toBe('success');
});

it('shows an error if the service refuses the token, and lets the user try again', async () => {
  let token = 'captcha-fail';
  const { submit, snapshot } = await atPassword(async () => token);
  await submit();
  expect(snapshot()).toMatchObject({ state: { step: 'loginWithPassword' }, error: { code: 'ER-CAPTCHA-FAILED' } });
  token = 'captcha-pass';
  void submit();
  await expect.poll(() => snapshot().state.step).toBe('success');
});

it('says what to do if the provider is blocked, sends nothing, and lets the user try again', async () => {
  let blocked = true;
  const { submit, snapshot } = await atPassword(async () => {
    if (blocked) throw new Error('blocked');
    return 'captcha-pass';
  });
  await submit();
  expect(snapshot()).toMatchObject({ pending: false, error: { code: 'captchaBlocked' } });
  expect(calls(LOGIN)).toEqual([]);
  blocked = false;
  void submit();
  await expect.poll(() => snapshot().state.step).toBe('success');
});

describe('the policy', () => {
  const POLICY = '/identity/resources/configurations/v1/captcha-policy/public';

  it('is loaded once, before the password step', async () => {
    const { submit } = await atPassword(async () => 'captcha-fail');
    await expect.poll(() => calls(POLICY).length).toBe(1);
    await submit();
    await submit();
    expect(calls(POLICY)).toHaveLength(1);
  });

  it('counts as disabled if it cannot be loaded', async () => {
    world = createWorld({ latency: 0 });
    world.faults.add({ call: `GET ${POLICY}`, kind: 'status', status: 503 });
    const { submit, snapshot } = await atPassword(async () => 'captcha-pass');
    void submit();
    await expect.poll(() => snapshot().state.step).toBe('success');
  });
});
