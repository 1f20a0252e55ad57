// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setVendorPolicy } from '../../../../../../mock-backend/src/handlers/testing/policies';
import { AppContext } from '../../../../app/context';
import { createTestBrowser } from '../../../../app/test-app';
import type { ThemeOptions } from '../../../../metadata';
import { LoginBox } from '../../../LoginBox';

const NEW_PASSWORD = 'Winter-Garden-77';
type Disclaimer = NonNullable<NonNullable<ThemeOptions['loginBox']>['activateAccount']>['disclaimer'];

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

/** Mounts the form that Grace's link opens, and fills in both passwords. */
async function mount(disclaimer: Disclaimer) {
  const { transport } = world.connect();
  const body = JSON.stringify({ email: 'grace@acme.test' });
  const headers = { 'content-type': 'application/json' };
  const url = 'https://id.portico.test/identity/resources/users/v1/activate/reset';
  await transport(new Request(url, { method: 'POST', headers, body }));
  const metadata = { themeV2: { loginBox: { activateAccount: { disclaimer } } }, localizations: {} };
  const { pathname, search } = new URL(world.inbox.list()[0]?.link ?? '', 'http://localhost:3000');
  const { app, left } = createTestBrowser(world, { address: pathname + search, metadata });
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('Repeat the new password'), NEW_PASSWORD);
  return { app, left, user, submit: screen.getByRole('button', { name: 'Activate my account' }) };
}

const sent = () =>
  world.journal.list().find(({ path }) => path.endsWith('/activate') && !path.endsWith('strategy'))?.requestBody;

it('activates nothing before the user agrees to the terms, and sends the time of the consent', async () => {
  const { user, submit } = await mount({ hasCheckbox: true, terms: { enabled: true }, privacy: { enabled: true } });
  const box = screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and Privacy Policy' });
  await user.click(submit);
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Agree to this to activate your account.');
  expect(sent()).toBeUndefined();
  await user.click(box);
  await user.click(submit);
  await screen.findByRole('heading', { name: 'Your account is active' });
  expect(sent()).toMatchObject({ lastTermsCheck: new Date(world.clock.now()).toISOString() });
});

it('links the terms if no checkbox is required', async () => {
  const { user, submit } = await mount({ terms: { enabled: true } });
  expect(screen.getByText('By activating your account you agree to our')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(submit);
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).not.toHaveProperty('lastTermsCheck');
});

it('shows the terms below the box if the theme sets that', async () => {
  const { user, submit } = await mount({ hasCheckbox: true, placement: 'page', terms: { enabled: true } });
  const box = screen.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
  expect(box.closest('.portico-box')).toBeNull();
  await user.click(box);
  await user.click(submit);
  await screen.findByRole('heading', { name: 'Your account is active' });
  expect(sent()).toHaveProperty('lastTermsCheck');
});

it('activates with a provider instead of a password, once the user agrees to the terms', async () => {
  const disclaimer = { hasCheckbox: true, forceCheckboxOnSocialSignUp: true, terms: { enabled: true } };
  const { app, left, user } = await mount(disclaimer);
  const google = await screen.findByRole('button', { name: 'Activate with Google' });
  await user.click(google);
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(left).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(google);
  await waitFor(() => expect(left).toHaveLength(1));
  const [{ redirect }] = JSON.parse(app.storage.local.get('portico-social-logins') ?? '[]');
  expect(redirect).toMatchObject({ provider: 'google', invitationToken: app.location.read().query.get('token') });
});

it('leads to the enrolment of a second factor if the vendor requires one', async () => {
  setVendorPolicy(world, 'mfa', { enforceMFAType: 'Force' });
  const { app, user, submit } = await mount(undefined);
  await user.click(submit);
  await screen.findByRole('heading', { name: 'Your account is active' });
  await user.click(screen.getByRole('button', { name: 'Go now' }));
  expect(await screen.findByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  expect(app.location.read().path).toBe('/account/login');
});
