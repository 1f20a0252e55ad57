// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppContext } from '../app/context';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { goOnAfterActivation } from './flows/activate-account/activate-account-actions';
import { createActivateAccountStore } from './flows/activate-account/activate-account-store';
import { createForgotPasswordStore } from './flows/forgot-password/forgot-password-store';
import { backToLogin } from './flows/forgot-password/recovery-actions';
import * as openApp from './flows/open-app/open-app-actions';
import { createOpenAppStore } from './flows/open-app/open-app-store';
import { goOn } from './flows/sign-up/sign-up-actions';
import { createSignUpStore } from './flows/sign-up/sign-up-store';
import { createStepUpStore } from './flows/step-up/step-up-store';
import * as lockout from './flows/unlock-account/unlock-account-actions';
import { createUnlockAccountStore } from './flows/unlock-account/unlock-account-store';
import { LoginBox } from './LoginBox';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

/** An app whose host has a login page of its own. */
function open(address: string, options: TestAppOptions = {}) {
  const authOptions = { routes: { customLoginUrl: '/sign-in?brand=acme' } };
  const app = createTestApp(world, { address, authOptions, ...options });
  app.session.clear();
  const place = () => {
    const { path, query } = app.location.read();
    return [path, query.get('brand')];
  };
  return { app, place };
}

it.each([
  ['/account/forget-password', 'link', 'Back to sign in'],
  ['/account/reset-password?userId=u', 'link', 'Back to sign in'],
  ['/account/reset-phone-number', 'link', 'Back to sign in'],
  ['/account/unlock?token=t', 'link', 'Back to sign in'],
  ['/account/unlock', 'button', 'Back to sign in'],
  ['/account/activate', 'link', 'Back to sign in'],
  ['/account/invitation/accept', 'button', 'Back to sign in'],
  ['/account/login/magic-link?token=t', 'link', 'Back to sign in'],
  ['/account/login/magic-link', 'button', 'Ask for a new link'],
  ['/account/social/success', 'button', 'Back to sign in'],
  ['/account/sign-up?invitationToken=dead', 'button', 'Go to sign in'],
])('leads from %s by the %s "%s" to the login page of the host', async (address, role, name) => {
  const { app, place } = open(address);
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  await userEvent.click(await screen.findByRole(role, { name }));
  expect(place()).toEqual(['/sign-in', 'acme']);
});

it('keeps the parameters of both addresses between sign-up and sign-in', async () => {
  const { app } = open('/account/sign-up?redirectUrl=%2Freports');
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const link = await screen.findByRole('link', { name: 'Sign in' });
  const { pathname, search } = new URL((link as HTMLAnchorElement).href);
  expect(pathname + search).toBe('/sign-in?brand=acme&redirectUrl=%2Freports');
});

const at = <const State,>(state: State) => ({ state, pending: false, error: null });

it('opens the host’s page after a lockout, an activation and a sign-up without a session', () => {
  const onSignIn = () => expect.unreachable();
  const activated = open('/account/activate');
  const activation = createActivateAccountStore(activated.app, { given: at({ step: 'success' }), onSignIn });
  goOnAfterActivation(activation.getState().flow);
  const signedUp = open('/account/sign-up');
  const success = at({ step: 'SignUpSuccess', signedIn: false });
  goOn(createSignUpStore(signedUp.app, { given: success, onSignIn }).getState().flow);
  const unlocked = open('/account/unlock');
  const unlocking = createUnlockAccountStore(unlocked.app, at({ step: 'unlockAccountSuccess' }));
  lockout.backToLogin(unlocking.getState().flow);
  const places = [activated, signedUp, unlocked].map(({ place }) => place());
  expect(places).toEqual([
    ['/sign-in', 'acme'],
    ['/sign-in', 'acme'],
    ['/sign-in', 'acme'],
  ]);
});

it('opens the host’s page after a password reset and from an app that does not open', () => {
  const reset = open('/account/reset-password');
  backToLogin(createForgotPasswordStore(reset.app, at({ step: 'resetPasswordSuccess' })).getState().flow);
  const unopened = open('/account/redirect', { enableOpenAppRoute: true });
  const opening = createOpenAppStore(unopened.app, at({ step: 'openAppRefused' }));
  openApp.backToLogin(opening.getState().flow);
  expect([reset.place(), unopened.place()]).toEqual([
    ['/sign-in', 'acme'],
    ['/sign-in', 'acme'],
  ]);
});

it('opens the host’s page for the sign-in that a step-up requires', async () => {
  const { app, place } = open('/account/step-up');
  await createStepUpStore(app).getState().start();
  expect(place()).toEqual(['/sign-in', 'acme']);
});
