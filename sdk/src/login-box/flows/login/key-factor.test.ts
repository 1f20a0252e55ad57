import { createKeyRing, createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../app/test-app';
import { answerWithKey } from '../second-factor/answer-with-key';
import { confirmRecoveryCode, enrolKey } from './enrolment-actions';
import type { LoginStore } from './login-flow';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';
import { submitEmail } from './pre-login-actions';
import { challengeOfLogin } from './two-factor-actions';

const ADA = 'ada@acme.test';

let world: World;
let keys: ReturnType<typeof createKeyRing>;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  const snapshot = JSON.parse(JSON.stringify(world.snapshot()));
  const mfa = snapshot.tables.policies.find((row: { id: string }) => row.id === 'policy-mfa');
  mfa.value = { ...mfa.value, enforceMFAType: 'Force' };
  world.restore(snapshot);
  keys = createKeyRing();
});

/** Signs in Ada up to the second factor, in a browser that holds the keys. */
async function arrive() {
  const app = createTestApp(world, { address: '/account/login', credentials: keys });
  const store = createLoginStore(app);
  const login = () => store.getState();
  await submitEmail(login().flow, ADA);
  await submitPassword(login().flow, DEMO_PASSWORD);
  return { app, login };
}

async function succeed(login: () => LoginStore, done: Promise<void>) {
  await expect.poll(() => login().state.step).toBe('success');
  world.clock.advance(200);
  await done;
}

it('sets up a security key, and uses it on a press when it is the only method', async () => {
  const first = await arrive();
  await enrolKey(first.login().flow, 'WebAuthnCrossPlatform');
  expect(first.login().state).toMatchObject({ step: 'forceTwoFactor', enrolment: { step: 'recoveryCode' } });
  await succeed(first.login, confirmRecoveryCode(first.login().flow));

  const { app, login } = await arrive();
  const challenge = challengeOfLogin(login().flow);
  expect(challenge.challenge()).toMatchObject({
    step: 'verify',
    devices: { webauthn: [{ deviceType: 'CrossPlatform' }] },
  });
  const [key] = challenge.challenge()!.devices.webauthn;
  await succeed(login, answerWithKey(challenge, key!.id, false));
  expect(app.session.store.getState().user?.amr).toEqual(['pwd', 'mfa', 'hwk']);
});

it('remembers the device that a key was set up on, if the user chooses that', async () => {
  const { app, login } = await arrive();
  await enrolKey(login().flow, 'WebAuthnPlatform', true);
  await succeed(login, confirmRecoveryCode(login().flow));
  await app.session.logout();
  const again = createLoginStore(app);
  await submitEmail(again.getState().flow, ADA);
  await succeed(() => again.getState(), submitPassword(again.getState().flow, DEMO_PASSWORD));
  expect(app.session.store.getState().user?.amr).toEqual(['pwd']);
});

it('stays at the choice, and shows why, when the browser returns no key', async () => {
  keys = { ...keys, create: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  const { login } = await arrive();
  await enrolKey(login().flow, 'WebAuthnPlatform');
  expect(login()).toMatchObject({
    state: { step: 'forceTwoFactor', enrolment: { step: 'verify' } },
    error: { code: 'passkeyCancelled' },
    pending: false,
  });
});
