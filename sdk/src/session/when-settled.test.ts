import { createWorld } from '@portico/mock-backend';
import { expect, it } from 'vitest';
import { sessionTests } from '../app/test-session';
import { whenSettled } from './when-settled';

const { open, signedIn } = sessionTests(createWorld);

it('resolves with the session once the first refresh has answered, and not before', async () => {
  const { app, session } = open({ signedInAs: 'ada@acme.test' });
  const settled = whenSettled(session.store);
  const isSettled = Promise.race([settled.then(() => true), Promise.resolve().then(() => false)]);
  expect(await isSettled).toBe(false);
  await app.start();
  expect(await settled).toMatchObject({ status: 'signedIn', user: { email: 'ada@acme.test' } });
});

it('resolves with a session that is settled already', async () => {
  const { session } = await signedIn();
  expect((await whenSettled(session.store)).status).toBe('signedIn');
});

it('resolves when the user is signed out', async () => {
  const { app, session } = open();
  const settled = whenSettled(session.store);
  await app.start();
  expect((await settled).status).toBe('signedOut');
});
