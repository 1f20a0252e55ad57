// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { inviteUser } from '../../../../api/team';
import { AppContext } from '../../../../app/context';
import { createTestApp } from '../../../../app/test-app';
import { LoginBox } from '../../../LoginBox';

const LIAM = 'liam@brightwater.test';
const SLOW_MS = 5_000;

afterEach(cleanup);

/** A world in which slow answers take until the clock is advanced, and the link of an invitation of Liam in it. */
async function inviteLiam() {
  const world = createWorld({ latency: 0, sleep: (ms, signal) => world.clock.sleep(ms, signal) });
  const { http, start } = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await start();
  await inviteUser(http, { email: LIAM, name: 'Liam', roleIds: ['role-support'] });
  return { world, link: world.inbox.list().find(({ to }) => to === LIAM)?.link ?? '' };
}

it('offers the invitation only once the other user is signed out, so that no press is ignored', async () => {
  const { world, link } = await inviteLiam();
  const app = createTestApp(world, { address: link, signedInAs: 'ines@acme.test' });
  await app.start();
  render(
    <StrictMode>
      <AppContext.Provider value={app}>
        <LoginBox />
      </AppContext.Provider>
    </StrictMode>,
  );
  const user = userEvent.setup();
  world.faults.add({ call: 'POST /identity/resources/auth/v1/logout', kind: 'delay', ms: SLOW_MS });
  const signOut = await screen.findByRole('button', { name: 'Sign out and continue' });
  await user.click(signOut);
  expect(app.session.store.getState().user).toBeNull();
  expect(signOut).toBeInTheDocument();
  expect(signOut).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/ines@acme\.test/)).toBeInTheDocument();

  world.clock.advance(SLOW_MS);
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Acme Harbor' })).toBeInTheDocument();
});
