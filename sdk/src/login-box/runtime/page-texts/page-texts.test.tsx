// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, type World } from '@portico/mock-backend';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInviteLink } from '../../../api/team';
import { AppContext } from '../../../app/context';
import { createTestApp, type TestAppOptions } from '../../../app/test-app';
import type { PortalMetadata } from '../../../metadata';
import { LoginBox } from '../../LoginBox';

afterEach(cleanup);

type Localizations = NonNullable<PortalMetadata['localizations']>;

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
});

async function mount(address: string, localizations: Localizations, options: TestAppOptions = {}) {
  const { themeV2, ...rest } = { themeV2: {}, ...options.metadata };
  const app = createTestApp(world, {
    address,
    ...options,
    metadata: { ...rest, themeV2, localizations },
  });
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  return app;
}

const submit = () => screen.findByRole('button', { name: /^(Create|Open|Konto)/ });

it('shows the texts for a user who opens an account, and the texts of the page for the rest', async () => {
  const signup = { nameInputLabel: 'Name', account: { signupButtonText: 'Open an account' } };
  await mount('/account/sign-up', { en: { loginBox: { signup } } } as Localizations);
  expect(await submit()).toHaveTextContent('Open an account');
  expect(screen.getByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Work email')).toBeVisible();
});

it('shows the texts for a user who joins a team', async () => {
  const signup = { account: { loginLink: 'Enter' }, user: { loginLink: 'Sign in as a member' } };
  const ada = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await ada.start();
  const { token } = await createInviteLink(ada.http);
  await mount(`/account/sign-up?invitationToken=${token}`, { en: { loginBox: { signup } } } as Localizations);
  await screen.findByRole('button', { name: 'Join the team' });
  expect(screen.getByRole('link', { name: 'Sign in as a member' })).toBeVisible();
});

it('prefers the user’s language to texts of the page in another one', async () => {
  const signup = { account: { signupButtonText: 'Open an account' } };
  await mount('/account/sign-up', { en: { loginBox: { signup } } } as Localizations, { language: 'de' });
  expect(await submit()).toHaveTextContent('Konto erstellen');
});

it('uses texts of the page in a language that only the vendor has', async () => {
  const signup = { title: 'Inscription', account: { title: 'Ouvrez un compte' } };
  await mount('/account/sign-up', { fr: { loginBox: { signup } } } as Localizations, { language: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Ouvrez un compte' })).toBeVisible();
});

it('follows a change of the texts while the page is shown', async () => {
  const app = await mount('/account/sign-up', {});
  await submit();
  const signup = { account: { signupButtonText: 'Open it' } };
  app.metadata.update({ localizations: { en: { loginBox: { signup } } } as Localizations });
  expect(await screen.findByRole('button', { name: 'Open it' })).toBeVisible();
});

it('shows next to the sign-up form its own texts, and those of the login page for the rest', async () => {
  const loginBox = {
    login: { splitLogin: { titleDescriptionComponent: { companyName: 'Harbor', description: 'Sign in.' } } },
    signup: { splitSignUp: { titleDescriptionComponent: { description: 'Start today.' } } },
  };
  const metadata = { themeV2: { loginBox: { layout: { type: 'float-left' as const } } } };
  await mount('/account/sign-up', { en: { loginBox } } as Localizations, { metadata });
  expect(await screen.findByText('Start today.')).toBeVisible();
  expect(screen.getByText('Harbor')).toBeVisible();
});

it.each([
  { language: 'en', says: 'Create an account and get started.' },
  { language: 'de', says: 'Legen Sie ein Konto an und beginnen Sie gleich.' },
])('does not ask the user to sign in next to the sign-up form, in $language', async ({ language, says }) => {
  const metadata = { themeV2: { loginBox: { layout: { type: 'float-left' as const } } } };
  await mount('/account/sign-up', {}, { language, metadata });
  expect(await screen.findByText(says)).toBeVisible();
});

it('shows next to the sign-up form the vendor’s texts of the login page, if it has no other', async () => {
  const titleDescriptionComponent = { description: 'All of Harbor.' };
  const loginBox = { login: { splitLogin: { titleDescriptionComponent } } };
  const metadata = { themeV2: { loginBox: { layout: { type: 'float-left' as const } } } };
  await mount('/account/sign-up', { en: { loginBox } } as Localizations, { metadata });
  expect(await screen.findByText('All of Harbor.')).toBeVisible();
});

it('labels the fields of an activation with its own texts', async () => {
  const activateAccount = { newPasswordInputLabel: 'Your first password', confirmPasswordInputPlaceholder: 'Again' };
  const link = { userId: 'u', token: 't' };
  const state = { step: 'activatingForm' as const, link, withCode: false, withPassword: true, rules: null };
  const flowStates = { activateAccount: { state, pending: false, error: null } };
  await mount('/account/activate?userId=u&token=t', { en: { loginBox: { activateAccount } } } as Localizations, {
    authOptions: { flowStates },
  });
  expect(await screen.findByLabelText('Your first password')).toBeVisible();
  expect(screen.getByPlaceholderText('Again')).toBeVisible();
});
