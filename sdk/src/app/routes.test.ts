import { expect, it } from 'vitest';
import type { AuthRoutes } from '../core/host-options';
import {
  authPageAt,
  defaultRoutes,
  isAuthRoute,
  isBoxPage,
  isLoginPage,
  isRoute,
  loginAddress,
  routesOf,
} from './routes';

/** The table of the specification (sign-in spec §2). */
const specified: Partial<AuthRoutes> = {
  authenticatedUrl: '/',
  loginUrl: '/account/login',
  stepUpUrl: '/account/step-up',
  logoutUrl: '/account/logout',
  activateUrl: '/account/activate',
  activateWithOTCUrl: '/account/activate/code',
  impersonationUrl: '/account/impersonate',
  acceptInvitationUrl: '/account/invitation/accept',
  acceptInvitationWithOTCUrl: '/account/invitation/code',
  forgetPasswordUrl: '/account/forget-password',
  resetPasswordUrl: '/account/reset-password',
  resetPhoneNumberUrl: '/account/reset-phone-number',
  socialLoginCallbackUrl: '/account/social/success',
  signUpUrl: '/account/sign-up',
  oidcRedirectUrl: '/account/oidc/callback',
  samlCallbackUrl: '/account/saml/callback',
  magicLinkCallbackUrl: '/account/login/magic-link',
  hostedLoginRedirectUrl: '/oauth/callback',
  openAppUrl: '/account/redirect',
  unlockAccountUrl: '/account/unlock',
  mfaMobileAuthenticator: '/account/mfa-mobile-authenticator',
};

it('has the defaults of the specification, and no path for optional routes', () => {
  expect(defaultRoutes).toMatchObject(specified);
  for (const name of ['signUpSuccessUrl', 'customLoginUrl', 'customLoginAuthenticatedUrl'] as const) {
    expect(defaultRoutes[name]).toBeUndefined();
  }
});

const names = Object.keys(defaultRoutes) as (keyof typeof defaultRoutes)[];
const own = names.filter((name) => authPageAt(String(defaultRoutes[name]), defaultRoutes) !== null);

it.each(own)('serves %s at the host’s path, and no longer at the default', (name) => {
  const page = authPageAt(String(defaultRoutes[name]), defaultRoutes);
  const moved = { ...defaultRoutes, [name]: `/moved/${name}` };
  expect(authPageAt(`/moved/${name}`, moved)).toBe(page);
  expect(authPageAt(`/moved/${name}/`, moved)).toBe(page);
  expect(authPageAt(String(defaultRoutes[name]), moved)).toBeNull();
  expect(isRoute(`/moved/${name}/`, name, moved)).toBe(true);
});

it('shows host content on `authenticatedUrl` and on no other route', () => {
  expect(names.filter((name) => !own.includes(name))).toEqual(['authenticatedUrl']);
});

it.each(['/', '/reports', '/account', '/account/login/other', '/ACCOUNT/LOGIN', '/account/loginx', ''])(
  'leaves %j to the host',
  (path) => {
    expect(authPageAt(path, defaultRoutes)).toBeNull();
  },
);

it.each([
  ['/account/portal/users', 'adminPortal'],
  ['/account/portal/', 'adminPortal'],
  ['/account/portal/users/', 'adminPortal'],
  ['/account/portals', null],
])('finds the page at %s: %s', (path, page) => {
  expect(authPageAt(path, defaultRoutes)).toBe(page);
  expect(authPageAt(path, { ...defaultRoutes, adminPortalUrl: '' })).toBeNull();
});

it('opens applications only if the host enables it', () => {
  expect(authPageAt('/account/redirect', routesOf({}))).toBeNull();
  expect(authPageAt('/account/redirect', routesOf({ enableOpenAppRoute: true }))).toBe('openApp');
});

it.each(names)('takes the host’s path of %s', (name) => {
  expect(routesOf({ enableOpenAppRoute: true, authOptions: { routes: { [name]: '/mine' } } })).toEqual({
    ...defaultRoutes,
    [name]: '/mine',
  });
});

it.each([
  ['login', true],
  ['stepUp', true],
  ['logout', false],
  ['adminPortal', false],
  [null, false],
] as const)('shows the page %s in the login box: %s', (page, isShown) => {
  expect(isBoxPage(page)).toBe(isShown);
});

it.each([
  ['/account/login', true],
  ['/account/logout', true],
  ['/account/portal', false],
  ['/account/portal/users', false],
  ['/sign-in', true],
  ['/sign-in/', true],
  ['/reports', false],
])('knows the login pages, among them the host’s own: %s', (path, isLogin) => {
  expect(isLoginPage({ ...defaultRoutes, customLoginUrl: '/sign-in?brand=acme#top' }, path)).toBe(isLogin);
});

it('has no login page of the host if the host names none', () => {
  expect(isLoginPage(defaultRoutes, '/sign-in')).toBe(false);
  expect(loginAddress(defaultRoutes)).toBe('/account/login');
});

it('gives every page its own route', () => {
  const paths = own.map((name) => defaultRoutes[name]);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([
  ['/account/login', undefined, true],
  ['/account/login/', undefined, true],
  ['/reports', undefined, false],
  ['/in', { loginUrl: '/in' }, true],
  ['/account/login', { loginUrl: '/in' }, false],
] as const)('reports whether %s is a page of the SDK, with the routes %j', (path, routes, expected) => {
  expect(isAuthRoute(path, routes)).toBe(expected);
});
