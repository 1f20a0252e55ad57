// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../../../app/app';
import { AppContext } from '../../../app/context';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import { LoginBox } from '../../LoginBox';

const LOGIN_CALL = 'POST /identity/resources/auth/v1/user';
const HOST_STATE = { usr: null, key: 'k1', idx: 0 };

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  window.name = '';
});
afterEach(cleanup);

/** The host's page, then the login box at its address in the browser's own history. */
function mount(address: string, options: TestAppOptions = {}): { app: App; user: ReturnType<typeof userEvent.setup> } {
  window.history.pushState(null, '', '/host');
  window.history.pushState(HOST_STATE, '', address);
  const { transport } = world.connect();
  const preview = { transport, ready: Promise.resolve(), clock: world.clock };
  const app = createTestApp(world, { preview, ...options });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  return { app, user: userEvent.setup() };
}

const email = () => screen.findByLabelText('Email');
const password = () => screen.findByLabelText('Password');
const depth = () => window.history.state?.portico?.depth;
const here = () => window.location.pathname + window.location.hash;

/** Waits until the history is at the entry of a step, which is added after the screen is shown. */
const reachEntry = (expected: number) => waitFor(() => expect(depth()).toBe(expected));

async function press(traverse: () => void): Promise<void> {
  await act(async () => {
    const traversed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    traverse();
    await traversed;
  });
}
const back = () => window.history.back();
const forward = () => window.history.forward();

async function giveEmail({ user }: ReturnType<typeof mount>, address: string): Promise<void> {
  const field = await email();
  await user.clear(field);
  await user.type(field, `${address}{Enter}`);
  await password();
  await reachEntry(1);
}

async function reachSecondFactor(mounted: ReturnType<typeof mount>): Promise<void> {
  await giveEmail(mounted, 'ben@acme.test');
  await mounted.user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  await screen.findByText(/6-digit code/i);
  await reachEntry(2);
}

const strategies: [string, string, TestAppOptions][] = [
  ['path', '/account/login', { urlStrategy: 'path' }],
  ['hash', '/app#/account/login', { urlStrategy: 'hash' }],
];

it.each(strategies)('%s: goes back from step to step, then out to the host', async (_, address, options) => {
  const mounted = mount(address, options);
  await reachSecondFactor(mounted);
  expect(here()).toBe(address);
  await press(back);
  expect(await password()).toBeInTheDocument();
  await press(back);
  expect(await email()).toHaveValue('ben@acme.test');
  expect(here()).toBe(address);
  await press(back);
  expect(here()).toBe('/host');
});

it.each(strategies)('%s: keeps what the host’s router has stored in the entry', async (_, address, options) => {
  await giveEmail(mount(address, options), 'ada@acme.test');
  expect(window.history.state).toEqual({ ...HOST_STATE, portico: { depth: 1 } });
  await press(back);
  expect(window.history.state).toEqual({ ...HOST_STATE, portico: { depth: 0 } });
});

it('goes back in the history when the screen’s own link goes back, by one or more steps', async () => {
  const mounted = mount('/account/login');
  await reachSecondFactor(mounted);
  await mounted.user.click(screen.getByRole('button', { name: /Back to (login|sign in)/i }));
  expect(await email()).toHaveValue('ben@acme.test');
  await reachEntry(0);
  await press(back);
  expect(here()).toBe('/host');
});

it('goes back over several steps at once, as from the list of a long press', async () => {
  await reachSecondFactor(mount('/account/login'));
  await press(() => window.history.go(-2));
  expect(await email()).toHaveValue('ben@acme.test');
  expect([here(), depth()]).toEqual(['/account/login', 0]);
});

it('does not show a step again after Forward, and gives the next one its entry', async () => {
  const mounted = mount('/account/login');
  await giveEmail(mounted, 'ada@acme.test');
  await press(back);
  await email();
  await press(forward);
  await reachEntry(0);
  expect(await email()).toHaveValue('ada@acme.test');
  await giveEmail(mounted, 'ben@acme.test');
  await press(back);
  expect(await email()).toHaveValue('ben@acme.test');
});

it('does not sign the user in by an answer that arrives after going back', async () => {
  const mounted = mount('/account/login');
  await giveEmail(mounted, 'ada@acme.test');
  world.faults.add({ call: LOGIN_CALL, kind: 'delay', ms: 5_000 });
  await mounted.user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  await press(back);
  await email();
  await act(async () => world.clock.advance(6_000));
  expect(mounted.app.session.store.getState().status).not.toBe('signedIn');
  expect(await email()).toBeInTheDocument();
  expect(here()).toBe('/account/login');
});

it('drops the steps’ entries after signing in: Back from the application goes to the page before them', async () => {
  const mounted = mount('/account/login');
  await giveEmail(mounted, 'ada@acme.test');
  const entries = window.history.length;
  await mounted.user.type(await password(), `${DEMO_PASSWORD}{Enter}`);
  await screen.findByRole('heading', { name: 'You are signed in' });
  await act(async () => world.clock.advance(1_000));
  await waitFor(() => expect(here()).toBe('/'));
  expect(window.history.length).toBe(entries);
  await press(back);
  expect([here(), depth()]).toEqual(['/account/login', 0]);
});

it('returns to the first entry when the box is mounted again at the entry of a later step', async () => {
  await giveEmail(mount('/account/login'), 'ada@acme.test');
  cleanup();
  const { transport } = world.connect();
  const app = createTestApp(world, { preview: { transport, ready: Promise.resolve(), clock: world.clock } });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  await reachEntry(0);
  expect(await email()).toBeInTheDocument();
  await press(back);
  expect(here()).toBe('/host');
});

it('ignores entries that the host makes at the same address', async () => {
  await giveEmail(mount('/account/login'), 'ada@acme.test');
  window.history.pushState(null, '', '#terms');
  await press(back);
  expect(await password()).toBeInTheDocument();
});

it('does not change the history of the page in a preview with its own addresses', async () => {
  window.history.pushState(HOST_STATE, '', '/studio');
  const entries = window.history.length;
  const app = createTestApp(world, { address: '/account/login' });
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const user = userEvent.setup();
  await user.type(await email(), 'ada@acme.test{Enter}');
  await password();
  expect([window.history.length, window.history.state]).toEqual([entries, HOST_STATE]);
});
