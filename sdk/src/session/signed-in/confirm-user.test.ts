import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { generateStepUpSession } from '../../api/auth';
import { verifyAuthenticator } from '../../api/mfa';
import { getMe } from '../../api/users';
import type { TestAppOptions } from '../../app/test-app';
import { ME, REFRESH, sessionTests, tick } from '../../app/test-session';
import { requiredStepUp } from './confirm-user';

const { calls, current, signedIn } = sessionTests(createWorld);

const BEN = 'ben@acme.test';

const MAX_AGE = 60;

/** Ben, whose second factor is too old for a call. */
async function needsStepUp(options: TestAppOptions = {}) {
  const opened = await signedIn({ signedInAs: BEN, ...options });
  current().clock.advance((MAX_AGE + 1) * 1000);
  current().faults.add({ call: `GET ${ME}`, kind: 'step-up', maxAge: MAX_AGE });
  return opened;
}

type Opened = Awaited<ReturnType<typeof needsStepUp>>;

/** Waits until the user is asked. */
async function askedOf({ state }: Opened) {
  while (!state().stepUp) await tick();
  return state().stepUp!;
}

/** Shows the second factor, as the login box over the page does. */
async function confirm({ app, session }: Opened) {
  const { mfaToken = '', mfaDevices } = await generateStepUpSession(app.http, { maxAge: MAX_AGE });
  const device = mfaDevices!.authenticators[0]!.id;
  await session.accept(
    await verifyAuthenticator(app.http, device, { mfaToken, value: current().authenticator.code(BEN) }),
  );
}

it('asks for the second factor that a call needs, and sends the call again', async () => {
  const opened = await needsStepUp();
  const refreshes = calls(REFRESH).length;
  const answer = getMe(opened.app.http);
  const asked = await askedOf(opened);
  expect(asked.maxAge).toBe(MAX_AGE);
  await confirm(opened);
  asked.onReturn();
  expect((await answer).email).toBe(BEN);
  expect(opened.state().stepUp).toBeNull();
  expect(calls(REFRESH)).toHaveLength(refreshes);
});

it('asks once for calls that need it at the same time', async () => {
  const opened = await needsStepUp();
  const answers = [getMe(opened.app.http), getMe(opened.app.http)];
  const asked = await askedOf(opened);
  await tick();
  expect(opened.state().stepUp).toBe(asked);
  await confirm(opened);
  asked.onReturn();
  expect((await Promise.all(answers)).map(({ email }) => email)).toEqual([BEN, BEN]);
});

it('fails the call of a user who does not show it', async () => {
  const opened = await needsStepUp();
  const answer = getMe(opened.app.http);
  (await askedOf(opened)).onReturn();
  await expect(answer).rejects.toMatchObject({ errorCode: 'stepUpRequired' });
  expect(opened.state()).toMatchObject({ status: 'signedIn', stepUp: null });
});

it('does not ask again for a call that is repeated after a failure', async () => {
  const opened = await needsStepUp();
  const answer = opened.app.http.send({ method: 'GET', path: ME, retry: true });
  (await askedOf(opened)).onReturn();
  await expect(answer).rejects.toMatchObject({ errorCode: 'stepUpRequired' });
  expect(calls(ME).filter(({ status }) => status === 401)).toHaveLength(1);
});

it('asks once for a repeated call that is refused whatever the user shows', async () => {
  const opened = await needsStepUp();
  const path = '/identity/resources/users/sessions/v1/me';
  current().faults.add({ call: `GET ${path}`, kind: 'step-up', maxAge: 0 });
  const answer = opened.app.http.send({ method: 'GET', path, retry: true });
  const asked = await askedOf(opened);
  await confirm(opened);
  current().clock.advance(1000);
  asked.onReturn();
  await expect(answer).rejects.toMatchObject({ errorCode: 'stepUpRequired' });
  expect(opened.state()).toMatchObject({ status: 'signedIn', stepUp: null });
  expect(calls(path).map(({ status }) => status)).toEqual([401, 401]);
});

it('fails the call when the user signs out instead', async () => {
  const opened = await needsStepUp();
  const answer = getMe(opened.app.http);
  await askedOf(opened);
  const failed = expect(answer).rejects.toMatchObject({ errorCode: 'stepUpRequired' });
  await opened.session.logout();
  await failed;
  expect(opened.state().stepUp).toBeNull();
});

it('leaves for the step-up where the host has its own login box', async () => {
  const opened = await needsStepUp({ customLoginBox: true });
  await expect(getMe(opened.app.http)).rejects.toMatchObject({ errorCode: 'stepUpRequired' });
  expect(opened.state().stepUp).toBeNull();
  const { path, query } = opened.app.location.read();
  expect(path).toBe('/account/step-up');
  expect(query.get('maxAge')).toBe(String(MAX_AGE));
});

it('does not ask for a second factor that a call of the step-up itself would need', async () => {
  const { app, state } = await needsStepUp();
  current().faults.add({
    call: 'POST /identity/resources/auth/v1/user/step-up/generate',
    kind: 'step-up',
    maxAge: MAX_AGE,
  });
  await expect(generateStepUpSession(app.http, {})).rejects.toMatchObject({ statusCode: 401 });
  expect(state().stepUp).toBeNull();
});

it.each([
  [null, null],
  ['Bearer', null],
  ['Bearer error="invalid_token", max_age="5"', null],
  ['Bearer error="invalid_token", error_description="not insufficient_user_authentication"', null],
  ['Bearer error="insufficient_user_authentication"', {}],
  ['Bearer error=insufficient_user_authentication, max_age=0', { maxAge: 0 }],
  ['Bearer realm="a", error="insufficient_user_authentication", acr_values="mfa", max_age="300"', { maxAge: 300 }],
])('reads the challenge %j', (challenge, asked) => {
  expect(requiredStepUp(challenge)).toEqual(asked);
});
