import { createWorld, DEMO_PASSWORD } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { login } from '../api/auth';
import { getMe } from '../api/users';
import { revokeSessions, type TestAppOptions } from '../app/test-app';
import { ACCESS_TOKEN_LIFE_MS, ME, REFRESH, sessionTests } from '../app/test-session';

const { current, open, signedIn } = sessionTests(createWorld);

const ADA = 'ada@acme.test';

/** A signed-in user with an open dialog, whose session has just ended. */
async function interrupted(options: TestAppOptions = {}) {
  const opened = await signedIn(options);
  opened.app.portal.setState({ open: true, page: 'groups', dialog: { kind: 'createGroup' } });
  revokeSessions(current());
  await getMe(opened.app.http).catch(() => undefined);
  const signInAs = async (email: string) =>
    opened.session.accept(await login(opened.app.http, { email, password: DEMO_PASSWORD }));
  return { ...opened, signInAs };
}

it('keeps the user and the dialog without a token, until the user has signed in again', async () => {
  const { app, session, state, signInAs } = await interrupted();
  expect(state()).toMatchObject({ status: 'signedIn', isInterrupted: true, user: { email: ADA } });
  expect(session.accessToken()).toBeNull();
  await signInAs(ADA);
  expect(state()).toMatchObject({ status: 'signedIn', isInterrupted: false, user: { email: ADA } });
  expect(app.portal.getState()).toMatchObject({ open: true, dialog: { kind: 'createGroup' } });
});

it('keeps the dialog after a wrong password', async () => {
  const { app, session, state } = await interrupted();
  session.clear();
  expect(state().isInterrupted).toBe(true);
  expect(app.portal.getState().dialog.kind).toBe('createGroup');
});

it('closes the dialog for another user', async () => {
  const { app, state, signInAs } = await interrupted();
  await signInAs('ines@acme.test');
  expect(state()).toMatchObject({ status: 'signedIn', isInterrupted: false, user: { email: 'ines@acme.test' } });
  expect(app.portal.getState()).toMatchObject({ open: false, dialog: { kind: 'none' } });
});

it('shows no user while another user is loaded', async () => {
  const { session, state, signInAs } = await interrupted();
  const seen: unknown[] = [];
  session.store.subscribe(({ status, user }) => seen.push([status, user?.email]));
  await signInAs('ines@acme.test');
  expect(seen).toEqual([
    ['loading', undefined],
    ['signedIn', 'ines@acme.test'],
  ]);
  expect(state().isInterrupted).toBe(false);
});

it('goes on with the loaded user if the same user cannot be loaded again', async () => {
  const { state, signInAs } = await interrupted();
  current().faults.add({ call: `GET ${ME}`, kind: 'status', status: 500 });
  await signInAs(ADA);
  expect(state()).toMatchObject({ status: 'signedIn', isInterrupted: false, user: { email: ADA } });
});

it('is signed out, not interrupted, if no user was signed in', async () => {
  const { app, session, state } = open();
  app.portal.setState({ open: true, dialog: { kind: 'createGroup' } });
  session.clear();
  expect(state()).toMatchObject({ status: 'signedOut', isInterrupted: false });
});

it('ends with a sign-out', async () => {
  const { app, session, state } = await interrupted();
  await session.logout();
  expect(state()).toMatchObject({ status: 'signedOut', isInterrupted: false, user: null });
  expect(app.portal.getState().open).toBe(false);
});

it('continues by itself once the network is back', async () => {
  let resume = () => {};
  const pageResumeEvents = (listener: () => void) => {
    resume = listener;
    return () => undefined;
  };
  const { app, session, state } = await signedIn({ pageResumeEvents });
  app.portal.setState({ open: true, dialog: { kind: 'createGroup' } });
  current().faults.add({ call: `POST ${REFRESH}`, kind: 'status', status: 401, times: 1 });
  current().clock.advance(ACCESS_TOKEN_LIFE_MS + 1000);
  await getMe(app.http).catch(() => undefined);
  expect(state().isInterrupted).toBe(true);
  resume();
  await expect.poll(() => state().isInterrupted).toBe(false);
  expect(session.accessToken()).not.toBeNull();
  expect(app.portal.getState().dialog.kind).toBe('createGroup');
});

it.each([{ hostedLoginBox: true }, { customLoginBox: true }])(
  'signs out if the user cannot sign in here: %o',
  async (options) => {
    const { app, session, state } = await signedIn();
    Object.assign(app.options, options);
    app.portal.setState({ open: true, dialog: { kind: 'createGroup' } });
    session.clear();
    expect(state()).toMatchObject({ status: 'signedOut', isInterrupted: false });
  },
);
