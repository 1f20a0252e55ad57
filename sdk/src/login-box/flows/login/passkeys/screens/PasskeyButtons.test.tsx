// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createKeyRing, createWorld, type KeyRing, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPasskey, verifyPasskey } from '../../../../../api/passwordless-and-webauthn';
import { AppContext } from '../../../../../app/context';
import { createTestApp } from '../../../../../app/test-app';
import { LoginBox } from '../../../../LoginBox';
import { askForNewKey } from '../../../../parts/ask-keys';
import { offeredPasskeyMethods } from '../offered-passkeys';

const PRE_LOGIN = '/identity/resources/auth/v1/webauthn/prelogin';

let world: World;
let keys: KeyRing;
beforeEach(() => {
  world = createWorld({ scenario: 'passkeys-first', latency: 0 });
  keys = createKeyRing();
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

async function mount() {
  const app = createTestApp(world, { address: '/account/login?redirectUrl=%2Fhome', credentials: keys });
  await app.start();
  render(
    <StrictMode>
      <AppContext.Provider value={app}>
        <LoginBox />
      </AppContext.Provider>
    </StrictMode>,
  );
  return { app, user: userEvent.setup(), email: await screen.findByLabelText('Email') };
}

/** Waits for the last step, and lets its navigation delay pass. */
async function arrive({ app }: { app: ReturnType<typeof createTestApp> }) {
  await screen.findByRole('heading', { name: 'You are signed in' });
  act(() => world.clock.advance(200));
  await waitFor(() => expect(app.location.read().path).toBe('/home'));
}

/** Creates a passkey on Ada's device. */
async function makePasskey() {
  const app = createTestApp(world, { signedInAs: 'ada@acme.test', credentials: keys });
  await app.start();
  const { options } = await createPasskey(app.http);
  await verifyPasskey(app.http, await askForNewKey(app, options));
}

const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });
const questions = () => world.journal.list().filter(({ path }) => path === PRE_LOGIN).length;

it('signs in by the button while autofill is offered', async () => {
  await makePasskey();
  const mounted = await mount();
  expect(mounted.email).toHaveAttribute('autocomplete', 'username webauthn');
  await mounted.user.click(await button());
  await arrive(mounted);
  expect(mounted.app.session.store.getState().user?.email).toBe('ada@acme.test');
});

it('signs in with the passkey that is chosen from the autofill list', async () => {
  await makePasskey();
  const mounted = await mount();
  await waitFor(() => {
    keys.choose();
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
  });
  await arrive(mounted);
});

it('signs in by a passkey on the password step, which offers no autofill of passkeys', async () => {
  const heard: unknown[] = [];
  vi.stubGlobal('onFronteggEvent', (_action: string, payload: unknown) => heard.push(payload));
  await makePasskey();
  heard.length = 0;
  const mounted = await mount();
  await mounted.user.type(mounted.email, 'ada@acme.test{Enter}');
  const instead = await screen.findByRole('button', { name: 'Use a passkey instead' });
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  keys.choose();
  await mounted.user.click(instead);
  await arrive(mounted);
  expect(heard).toEqual([expect.objectContaining({ authenticationType: 'passkeys' })]);
});

it('shows the error of a passkey on the password step', async () => {
  const { user, email } = await mount();
  await user.type(email, 'ada@acme.test{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your device did not confirm.');
  expect(screen.getByLabelText('Password')).toBeEnabled();
});

it('shows the error, keeps the typed identifier, and offers autofill again', async () => {
  const { user, email } = await mount();
  await user.type(email, 'ada@acme.test');
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your device did not confirm.');
  expect(email).toHaveValue('ada@acme.test');
  const asked = questions();
  await user.click(await button());
  await waitFor(() => expect(questions()).toBeGreaterThan(asked));
});

it('offers no passkeys if the vendor has none', async () => {
  world = createWorld({ latency: 0 });
  await mount();
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  expect(questions()).toBe(0);
});

const active = (...names: ('Passkeys' | 'WebAuthnPlatform' | 'WebAuthnCrossPlatform' | 'SmsCode')[]) =>
  names.map((strategy) => ({ strategy, isActive: true }));
const password = [{ strategy: 'EmailAndPassword' as const }];

it.each([
  { main: password, secondary: active('Passkeys', 'WebAuthnPlatform'), expected: ['passkey'] },
  { main: [{ strategy: 'WebAuthN' as const }], secondary: [], expected: ['passkey'] },
  { main: password, secondary: active('WebAuthnPlatform', 'WebAuthnCrossPlatform'), expected: ['internal', 'usb-key'] },
  {
    main: password,
    secondary: [{ strategy: 'Passkeys' as const, isActive: false }, ...active('SmsCode')],
    expected: [],
  },
])('offers $expected', ({ main, secondary, expected }) => {
  const strategies = { mainAuthStrategies: main, secondaryAuthStrategies: secondary };
  expect(offeredPasskeyMethods(strategies)).toEqual(expected);
});
