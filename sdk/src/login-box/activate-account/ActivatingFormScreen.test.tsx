// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppContext } from '../../app/context';
import { createTestApp } from '../../app/test-app';
import type { ThemeOptions } from '../../metadata';
import { LoginBox } from '../LoginBox';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const NEW_PASSWORD = 'Winter-Garden-77';
type Disclaimer = NonNullable<NonNullable<ThemeOptions['loginBox']>['activateAccount']>['disclaimer'];

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});
afterEach(cleanup);

/** The form behind the link that Grace has got, with both passwords typed. */
async function mount(disclaimer: Disclaimer) {
  const { transport } = world.connect();
  const body = JSON.stringify({ email: 'grace@acme.test' });
  const headers = { 'content-type': 'application/json' };
  const url = 'https://id.portico.test/identity/resources/users/v1/activate/reset';
  await transport(new Request(url, { method: 'POST', headers, body }));
  const metadata = { themeV2: { loginBox: { activateAccount: { disclaimer } } }, localizations: {} };
  const app = createTestApp(world, { address: world.inbox.list()[0]?.link ?? '', metadata });
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
  await user.type(screen.getByLabelText('Repeat the new password'), NEW_PASSWORD);
  return { user, submit: screen.getByRole('button', { name: 'Activate my account' }) };
}

const sent = () =>
  world.journal.list().find(({ path }) => path.endsWith('/activate') && !path.endsWith('strategy'))?.requestBody;

it('activates nothing before somebody agrees to the terms, and tells the service when they have', async () => {
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

it('names the terms where nothing has to be ticked', async () => {
  const { user, submit } = await mount({ terms: { enabled: true } });
  expect(screen.getByText('By activating your account you agree to our')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(submit);
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).not.toHaveProperty('lastTermsCheck');
});
