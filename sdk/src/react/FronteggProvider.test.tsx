// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findApp } from '../app/registry';
import { reportSignUp } from '../app/report-events';
import { createTestApp, type TestAppOptions } from '../app/test-app';
import { AuthorizedContent } from './AuthorizedContent';
import { useFeatureEntitlements } from './entitlement-hooks';
import { FronteggProvider } from './FronteggProvider';
import {
  useAuth,
  useAuthUser,
  useFeatureFlags,
  useLoginWithRedirect,
  useLogout,
  useOnRedirectTo,
  useTenantsState,
} from './hooks';

const REFRESH = '/identity/resources/auth/v1/user/token/refresh';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  world.clock.follow(() => performance.now());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// The first render is slow on a machine under load; no test here depends on its duration.

const refreshes = () => world.journal.list().filter(({ path }) => path.endsWith(REFRESH)).length;

function mount(host: ReactNode, options: TestAppOptions = {}) {
  const app = createTestApp(world, options);
  const view = render(
    <StrictMode>
      <FronteggProvider app={app}>{host}</FronteggProvider>
    </StrictMode>,
    { onCaughtError: () => undefined },
  );
  return { app, view };
}

function Host() {
  const { isAuthenticated, user } = useAuth();
  return <p>{isAuthenticated ? `Hello ${user?.name}` : 'Hello stranger'}</p>;
}

function Page() {
  const login = useLoginWithRedirect();
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? (
    <Host />
  ) : (
    <button type="button" onClick={() => login()}>
      Go
    </button>
  );
}

function Facts() {
  const { tenants, activeTenant } = useTenantsState();
  const [temporary, missing] = useFeatureFlags(['temporary-users', 'no-such']);
  const logout = useLogout();
  const signedIn = useAuth((auth) => auth.isAuthenticated);
  if (!signedIn) return <p>bye</p>;
  return (
    <button
      type="button"
      onClick={() => logout()}
    >{`${tenants.length} ${activeTenant?.name} ${temporary} ${missing}`}</button>
  );
}

/** Shows the message of an error thrown below it. */
class Says extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Entitled() {
  return <p>{String(useFeatureEntitlements('reports').isEntitled)}</p>;
}

function Name() {
  return <p>{useAuthUser().name}</p>;
}

const aTask = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** Delays the vendor's document until `arrive` is called. */
function holdTheme() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const through: TestAppOptions['through'] = (send) => async (request) => {
    if (request.url.includes('/metadata')) await arrived;
    return send(request);
  };
  return { arrive, through };
}

it('shows the host’s content once the session is known, with one refresh in strict mode', async () => {
  mount(<Host />, { signedInAs: 'ada@acme.test' });
  expect(screen.queryByText(/Hello/)).toBeNull();
  expect(await screen.findByText('Hello Ada Moreno')).toBeTruthy();
  expect(refreshes()).toBe(1);
});

it('starts again when it is remounted', async () => {
  const { app, view } = mount(<Host />, { signedInAs: 'ada@acme.test' });
  await screen.findByText('Hello Ada Moreno');
  view.unmount();
  await Promise.resolve();
  expect(refreshes()).toBe(1);
  render(
    <FronteggProvider app={app}>
      <Host />
    </FronteggProvider>,
  );
  await screen.findByText('Hello Ada Moreno');
  await waitFor(() => expect(refreshes()).toBe(2));
});

it('signs a user in through the login box and returns to the previous page', async () => {
  const user = userEvent.setup();
  const { app } = mount(<Page />, { address: '/reports?year=2026' });
  await user.click(await screen.findByText('Go'));
  expect(app.location.read().path).toBe('/account/login');

  await user.type(await screen.findByRole('textbox'), 'ada@acme.test{Enter}');
  await waitFor(() => expect(document.querySelector('input[type=password]')).not.toBeNull());
  await user.type(document.querySelector('input[type=password]')!, `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByText('Hello Ada Moreno')).toBeTruthy();
  expect(app.location.read().path).toBe('/reports');
  expect(app.location.read().query.get('year')).toBe('2026');
});

it('renders the login box invisibly until the vendor’s theme is loaded', async () => {
  const theme = holdTheme();
  mount(<Host />, { address: '/account/login', through: theme.through });
  const root = (await screen.findByRole('textbox')).closest('.portico-root');
  expect(root).toHaveAttribute('data-concealed');
  theme.arrive();
  await waitFor(() => expect(root).not.toHaveAttribute('data-concealed'));
});

it('requests the theme before it renders the box, and shows the box without a timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const root = () => document.querySelector('.portico-root');
  const sentBeforeBox: string[] = [];
  const theme = holdTheme();
  const through: TestAppOptions['through'] = (send) => (request) => {
    if (!root()) sentBeforeBox.push(new URL(request.url).pathname);
    return theme.through?.(send)(request) ?? send(request);
  };
  mount(<Host />, { address: '/account/login', through });
  while (!root()) await aTask();
  expect(root()).toHaveAttribute('data-concealed');
  expect(sentBeforeBox).toEqual(['/frontegg/metadata', expect.stringMatching(/\/auth\/strategies\/public$/)]);
  theme.arrive();
  while (root()?.hasAttribute('data-concealed')) await aTask();
});

it('shows the box at once when its theme is known', async () => {
  mount(<Host />, { address: '/account/login', metadata: {} });
  const root = () => document.querySelector('.portico-root');
  while (!root()) await aTask();
  expect(root()).not.toHaveAttribute('data-concealed');
});

it('signs out on the logout route and shows the host’s own login page', async () => {
  const authOptions = { routes: { customLoginUrl: '/sign-in?brand=acme' } };
  const { app } = mount(<Host />, { signedInAs: 'ada@acme.test', address: '/account/logout', authOptions });
  expect(await screen.findByText('Hello stranger')).toBeVisible();
  const { path, query } = app.location.read();
  expect([path, query.get('brand')]).toEqual(['/sign-in', 'acme']);
  expect(app.session.store.getState()).toMatchObject({ status: 'signedOut', user: null });
});

it('checks for a session on the login page once the first field is shown', async () => {
  const theme = holdTheme();
  mount(<Host />, { address: '/account/login', signedInAs: 'ada@acme.test', through: theme.through });
  await screen.findByRole('textbox');
  expect(refreshes()).toBe(0);
  theme.arrive();
  await waitFor(() => expect(refreshes()).toBe(1));
});

it('checks for a session at once when the host has its own login page', async () => {
  const theme = holdTheme();
  mount(<Host />, {
    address: '/account/login',
    signedInAs: 'ada@acme.test',
    customLoginBox: true,
    through: theme.through,
  });
  await waitFor(() => expect(refreshes()).toBe(1));
  theme.arrive();
  expect(await screen.findByText('Hello Ada Moreno')).toBeTruthy();
});

it('sends no more calls when it is unmounted before the first field', async () => {
  const theme = holdTheme();
  const { app, view } = mount(<Host />, { address: '/account/login', through: theme.through });
  await screen.findByRole('textbox');
  const whole = app.start();
  view.unmount();
  await Promise.resolve();
  theme.arrive();
  await whole;
  expect(refreshes()).toBe(0);
});

it('signs out on the logout route and shows the login box', async () => {
  const { app } = mount(<Host />, { signedInAs: 'ada@acme.test', address: '/account/logout' });
  await waitFor(() => expect(app.location.read().path).toBe('/account/login'));
  expect(app.session.store.getState().status).toBe('signedOut');
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(await app.session.refresh()).toBe(false);
});

it('redirects from the portal’s route to the login box with the return address while signed out', async () => {
  const went: [path: string, options?: unknown][] = [];
  const { app } = mount(<Host />, { address: '/account/portal', onRedirectTo: (...to) => went.push(to) });
  await waitFor(() => expect(went).not.toEqual([]));
  // Left in the history, the page would redirect again when the user goes back from the login page.
  expect(went[0]?.[1]).toEqual({ replace: true });
  act(() => app.location.go(went[0]?.[0] ?? ''));
  expect(app.location.read()).toMatchObject({ path: '/account/login' });
  expect(app.location.read().query.get('redirectUrl')).toMatch(/\/account\/portal$/);
});

it('shows gated content to a user with every required role and permission', async () => {
  const gates = (
    <>
      <AuthorizedContent requiredPermissions={['fe.secure.read.users']}>team</AuthorizedContent>
      <AuthorizedContent requiredPermissions={['fe.secure.read.users', 'no.such']}>nothing</AuthorizedContent>
      <AuthorizedContent requiredRoles={['no-such']} render={(allowed) => (allowed ? 'boss' : 'not boss')} />
    </>
  );
  const { view } = mount(gates, { signedInAs: 'ada@acme.test' });
  await waitFor(() => expect(view.container.textContent).toBe('teamnot boss'));
});

it('returns tenants and flags to the host, and signs out', async () => {
  mount(<Facts />, { signedInAs: 'ada@acme.test' });
  const facts = await screen.findByText('2 Acme Harbor true false');
  await act(async () => facts.click());
  expect(await screen.findByText('bye')).toBeTruthy();
});

it('refuses entitlement checks unless they are enabled', async () => {
  mount(
    <Says>
      <Entitled />
    </Says>,
  );
  expect(await screen.findByText('You must first enable entitlements via options to use this function')).toBeTruthy();
  cleanup();
  mount(<Entitled />, { signedInAs: 'ada@acme.test', entitlementsOptions: { enabled: true } });
  expect(await screen.findByText(/^(true|false)$/)).toBeTruthy();
});

it('throws a helpful error when `useAuthUser` is used while no user is signed in', async () => {
  mount(
    <Says>
      <Name />
    </Says>,
  );
  expect(await screen.findByText(/no user is signed in/)).toBeTruthy();
});

it('clears the page and throws without a base address', () => {
  const alerts: string[] = [];
  window.alert = (text) => alerts.push(String(text));
  const contextOptions = { baseUrl: '', clientId: 'c' };
  expect(() => render(<FronteggProvider contextOptions={contextOptions} />)).toThrow(/contextOptions.baseUrl/);
  expect(alerts).toEqual([expect.stringContaining('ContextOptions: { baseUrl: "" }')]);
});

it('applies a new language, and keeps the typed text', async () => {
  const { options } = createTestApp(world, { address: '/account/login' });
  const { rerender } = render(<FronteggProvider {...options} language="en" />);
  await userEvent.type(await screen.findByRole('textbox'), 'ada');
  rerender(<FronteggProvider {...options} language="de" />);
  await waitFor(() => expect(document.querySelector('.portico-root')?.getAttribute('lang')).toBe('de'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ada');
});

it('returns to the defaults when the host no longer sets language and colour scheme', async () => {
  const { options } = createTestApp(world, { address: '/account/login' });
  const { rerender } = render(<FronteggProvider {...options} language="de" colorScheme="dark" />);
  await screen.findByRole('textbox');
  const root = () => document.querySelector('.portico-root');
  await waitFor(() => expect(root()).toHaveAttribute('lang', 'de'));
  expect(root()).toHaveAttribute('data-portico-scheme', 'dark');
  rerender(<FronteggProvider {...options} />);
  await waitFor(() => expect(root()).toHaveAttribute('lang', navigator.language));
  expect(root()).toHaveAttribute('data-portico-scheme', 'light');
});

it('follows the system’s colour scheme from when the host sets `auto` until it sets another one', async () => {
  const { options } = createTestApp(world, { address: '/account/login' });
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  const turn = (isDark: boolean) => {
    system.matches = isDark;
    act(() => void system.dispatchEvent(new Event('change')));
  };
  const scheme = () => document.querySelector('.portico-root')?.getAttribute('data-portico-scheme');
  const { rerender } = render(<FronteggProvider {...options} colorScheme="dark" />);
  await screen.findByRole('textbox');
  expect(scheme()).toBe('dark');
  rerender(<FronteggProvider {...options} colorScheme="auto" />);
  await waitFor(() => expect(scheme()).toBe('light'));
  turn(true);
  expect(scheme()).toBe('dark');
  rerender(<FronteggProvider {...options} colorScheme="light" />);
  await waitFor(() => expect(scheme()).toBe('light'));
  turn(true);
  expect(scheme()).toBe('light');
  vi.unstubAllGlobals();
});

function Mover() {
  const redirect = useOnRedirectTo();
  return (
    <button type="button" onClick={() => redirect('/next')}>
      Move
    </button>
  );
}

it('calls the redirect function of the latest render', async () => {
  const { options } = createTestApp(world);
  const moves: string[] = [];
  const host = (name: string) => (
    <FronteggProvider {...options} onRedirectTo={(path) => moves.push(`${name} ${path}`)}>
      <Mover />
    </FronteggProvider>
  );
  const { rerender } = render(host('first'));
  await screen.findByText('Move');
  rerender(host('second'));
  await userEvent.click(screen.getByText('Move'));
  expect(moves).toEqual(['second /next']);
});

it('reports a new account to the callback of the latest render', async () => {
  const { options } = createTestApp(world);
  const reports: string[] = [];
  const host = (name: string) => (
    <FronteggProvider {...options} events={{ signUpComplete: ({ email }) => reports.push(`${name} ${email}`) }}>
      <Host />
    </FronteggProvider>
  );
  const { rerender } = render(host('first'));
  await screen.findByText('Hello stranger');
  rerender(host('second'));
  reportSignUp(findApp(options.appName ?? 'default')!, { email: 'zoe@acme.test', authenticationType: 'PASSWORD' });
  expect(reports).toEqual(['second zoe@acme.test']);
});

it('leaves the login box routes to a host with its own screens, but handles the callbacks of other sites', async () => {
  const { app } = mount(<Host />, { address: '/account/login', customLoginBox: true });
  expect(await screen.findByText('Hello stranger')).not.toBeNull();
  act(() => app.location.go('/account/social/success?code=a&state=foreign'));
  expect(await screen.findByRole('heading', { name: 'You are not signed in' })).not.toBeNull();
  expect(screen.queryByText('Hello stranger')).toBeNull();
});

it('shows no spinner when the host has a `customLoader`', async () => {
  const states: boolean[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { view } = mount(<Host />, {
    customLoader: (loading) => states.push(loading),
    through: (transport) => async (request) => {
      if (request.url.endsWith(REFRESH)) await answered;
      return transport(request);
    },
  });
  await waitFor(() => expect(states).not.toEqual([]));
  expect(view.container.querySelector('[role="status"]')).toBeNull();
  answer();
  expect(await screen.findByText('Hello stranger')).not.toBeNull();
  expect([states[0], states.at(-1)]).toEqual([true, false]);
});

it('shows the host’s content at the callback of hosted login when hosted login is off', async () => {
  mount(<Host />, { address: '/oauth/callback?code=a&state=b' });
  expect(await screen.findByText('Hello stranger')).not.toBeNull();
});

it('redirects from the login route to the service’s page with hosted login', async () => {
  const left: string[] = [];
  mount(<Host />, { address: '/account/login', hostedLoginBox: true, onLeave: (url) => left.push(url) });
  expect(await screen.findByRole('heading', { name: 'Taking you to sign in' })).not.toBeNull();
  await waitFor(() => expect(left).toEqual([expect.stringContaining('/frontegg/oauth/authorize?')]));
});

it('offers to sign in again when the browser’s Back restores the page that redirected to the service', async () => {
  const left: string[] = [];
  mount(<Host />, { address: '/account/login', hostedLoginBox: true, onLeave: (url) => left.push(url) });
  await waitFor(() => expect(left).toHaveLength(1));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(left).toHaveLength(2));
});

it('offers to sign in again when the browser’s Back restores the portal’s route, which redirected to the service', async () => {
  const left: string[] = [];
  const { app } = mount(<Host />, {
    address: '/account/portal',
    hostedLoginBox: true,
    onLeave: (url) => left.push(url),
  });
  await waitFor(() => expect(left).toHaveLength(1));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(left).toHaveLength(2));
  expect(app.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toMatch(/\/account\/portal$/);
});
