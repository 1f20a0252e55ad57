// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld } from '@portico/mock-backend';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AppContext } from '../../../app/context';
import { createTestBrowser, type TestAppOptions } from '../../../app/test-app';
import { blockedStorage } from '../../../core/blocked-storage';
import type { ThemeOptions } from '../../../metadata';
import { LoginBox } from '../../LoginBox';

afterEach(cleanup);

type BoxTheme = NonNullable<ThemeOptions['loginBox']>;

const google = () => screen.findByRole('button', { name: 'Sign up with Google' });
const box = () => screen.getByRole('checkbox', { name: /I agree to the Terms of Service/ });
const terms = { hasCheckbox: true, forceCheckboxOnSocialSignUp: true, terms: { enabled: true } };

async function mount(loginBox: BoxTheme = {}, address = '/account/sign-up', options: TestAppOptions = {}) {
  const metadata = { themeV2: { loginBox }, localizations: {} };
  const browser = createTestBrowser(createWorld({ latency: 0 }), { address, metadata, ...options });
  await browser.app.start();
  render(
    <AppContext.Provider value={browser.app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  return { ...browser, user: userEvent.setup() };
}

const stored = (app: Awaited<ReturnType<typeof mount>>['app']) =>
  JSON.parse(app.storage.local.get('portico-social-logins') ?? '[]').map(
    ({ redirect }: { redirect: object }) => redirect,
  );

it('signs up with a provider', async () => {
  const { app, left, user } = await mount();
  await user.click(await google());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(new URL(left[0] ?? '').pathname).toContain('/sso/default/google/prelogin');
  expect(stored(app)).toMatchObject([{ provider: 'google', origin: 'social-login' }]);
});

it('shows the providers above the form if the theme sets that', async () => {
  await mount({ socialLogins: { socialLoginsLayout: { mode: 'eventually', placement: 'top' } } });
  const button = await google();
  const field = await screen.findByLabelText('Work email');
  expect(button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('requires consent to the terms before the redirect if the theme sets that', async () => {
  const { left, user } = await mount({ signup: { disclaimer: terms } });
  await user.click(await google());
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription('Agree to this to create an account.');
  expect(left).toEqual([]);
  await user.click(box());
  expect(box()).toHaveAccessibleDescription('');
  await user.click(await google());
  await waitFor(() => expect(left).toHaveLength(1));
});

it('requires no consent if the theme does not set it', async () => {
  const { left, user } = await mount({ signup: { disclaimer: { ...terms, forceCheckboxOnSocialSignUp: false } } });
  await user.click(await google());
  await waitFor(() => expect(left).toHaveLength(1));
});

it('requires consent without a form too', async () => {
  const { left, user } = await mount({ signup: { hideSignUpForm: true, disclaimer: terms } });
  await user.click(await google());
  expect(box()).toHaveFocus();
  expect(left).toEqual([]);
  await user.click(box());
  await user.click(await google());
  await waitFor(() => expect(left).toHaveLength(1));
});

it('shows the terms below the box if the theme sets that, and still validates them with the form', async () => {
  const { user } = await mount({ signup: { disclaimer: { ...terms, placement: 'page' } } });
  const ticked = await screen.findByRole('checkbox', { name: /I agree to the Terms of Service/ });
  expect(ticked.closest('.portico-box')).toBeNull();
  expect(ticked.closest('.portico-main')).not.toBeNull();
  for (const [label, text] of Object.entries({ 'Full name': 'Mia', 'Work email': 'mia@new.example', Company: 'New' })) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await user.type(screen.getByLabelText('Password'), 'Winter-77');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(ticked).toHaveFocus();
  expect(ticked).toHaveAccessibleDescription('Agree to this to create an account.');
  await user.click(ticked);
  expect(ticked).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
});

it('uses the vendor’s text before the name of a provider', async () => {
  const socialLogins = { socialsignUpButtonTextPrefix: 'Go on with', loginButtonText: 'unused' };
  const { app } = await mount();
  await google();
  app.metadata.update({ localizations: { en: { loginBox: { socialLogins } } } });
  expect(await screen.findByRole('button', { name: 'Go on with Google' })).toBeVisible();
});

it('shows an error instead of redirecting if the browser blocks storage, and retries on a press', async () => {
  const { left, user } = await mount({}, '/account/sign-up', { storage: blockedStorage() });
  for (let time = 0; time < 2; time++) {
    await user.click(await google());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your browser saves nothing for this site');
    expect(alert).toHaveFocus();
  }
  expect(left).toEqual([]);
});

it('redirects to a provider from a page without https, which has no crypto.subtle', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { left, user } = await mount();
  await user.click(await google());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(new URL(left[0] ?? '').searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  vi.restoreAllMocks();
});

it('shows an error instead of redirecting to a provider with an invalid address', async () => {
  const through: TestAppOptions['through'] = (send) => async (request) => {
    const response = await send(request);
    if (!request.url.endsWith('/identity/resources/sso/custom/v1')) return response;
    const { providers } = await response.json();
    return Response.json({ providers: [{ ...providers[0], authorizationUrl: 'https://' }] });
  };
  const { left, user } = await mount({}, '/account/sign-up', { through });
  await google();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Sign up with GitLab' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('is not set up correctly');
  expect(left).toEqual([]);
});

it('folds more than four providers under "More", which shows and hides the others', async () => {
  const { user } = await mount();
  await google();
  const names = () =>
    screen.getAllByRole('button', { name: /^Sign up with/ }).map((button) => button.getAttribute('data-provider'));
  expect(names()).toHaveLength(4);
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  await user.click(more);
  expect(names().length).toBeGreaterThan(4);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('button', { name: 'Sign up with Slack' }),
  );
  await user.keyboard('{Enter}');
  expect(names()).toHaveLength(4);
});

it('keeps the provider that was used last visible', async () => {
  const { app } = createTestBrowser(createWorld({ latency: 0 }), { address: '/account/sign-up' });
  app.storage.local.set('portico-last-provider', 'linkedin');
  await app.start();
  render(
    <AppContext.Provider value={app}>
      <LoginBox />
    </AppContext.Provider>,
  );
  expect(await screen.findByRole('button', { name: 'Sign up with LinkedIn (Last used)' })).toBeVisible();
});
