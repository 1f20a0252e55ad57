// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, DEMO_PASSWORD, type FaultKind, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppContext } from '../../../app/context';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { LoginBox } from '../../LoginBox';

const CALL_TIMEOUT_MS = 30_000;
const SLOW_REQUEST_NOTICE_MS = 10_000;

const LOGIN = 'POST /identity/resources/auth/v1/user';
const PRELOGIN = 'POST /identity/resources/auth/v2/user/sso/prelogin';
const MESSAGE = /taking longer than usual/;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

function mount(options: TestAppOptions = {}) {
  const app = createTestApp(world, { address: '/account/login', ...options });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  return { app, user: userEvent.setup() };
}

const notice = () => document.querySelector('.portico-slow-request [role="status"]');

/** Sends address and password; the world answers the sign-in with a fault. */
async function sendPassword(fault: FaultKind) {
  const mounted = mount();
  await mounted.user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  world.faults.add({ call: LOGIN, ...fault });
  await mounted.user.type(await screen.findByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  await waitFor(() => expect(notice()).toBeInTheDocument());
  return mounted;
}

/** Sends the address to a service that does not answer. */
async function sendAddress() {
  world.faults.add({ call: PRELOGIN, kind: 'hang' });
  const mounted = mount();
  await mounted.user.type(await screen.findByLabelText('Email'), 'ada@acme.test{Enter}');
  await screen.findByRole('status');
  return mounted;
}

const pass = (ms: number) => act(async () => world.clock.advance(ms));

it('announces a slow request in a live region, not before the limit', async () => {
  await sendAddress();
  await pass(SLOW_REQUEST_NOTICE_MS - 1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pass(1);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(MESSAGE));
});

it('cancels the request, focuses the message about it, and sends the next one', async () => {
  const { user } = await sendAddress();
  await pass(SLOW_REQUEST_NOTICE_MS);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const alert = await screen.findByText(/You cancelled this/);
  expect(alert.closest('[role="alert"]')).toHaveFocus();
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  world.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

it('does not sign the user in by an answer that comes after the cancel', async () => {
  const { app, user } = await sendPassword({ kind: 'delay', ms: 20_000 });
  await pass(SLOW_REQUEST_NOTICE_MS);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await pass(CALL_TIMEOUT_MS);
  expect(app.session.store.getState().status).not.toBe('signedIn');
  expect(screen.getByText(/You cancelled this/)).toBeInTheDocument();
});

it('ends by a timeout if the service does not answer', async () => {
  await sendPassword({ kind: 'hang' });
  await pass(SLOW_REQUEST_NOTICE_MS);
  await pass(CALL_TIMEOUT_MS - SLOW_REQUEST_NOTICE_MS);
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});
