import type { AuthRoutes } from '../core/host-options';
import type { AppOptions } from './app-options';

/** Default paths of the SDK's pages (sign-in spec §2). */
export const defaultRoutes: AuthRoutes = {
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
  approvalFlowUrl: '/account/approval-flow',
  adminPortalUrl: '/account/portal',
};

/** Pages that replace the host's content, each with the routes it serves. */
const routeNames = {
  login: ['loginUrl'],
  magicLink: ['magicLinkCallbackUrl'],
  stepUp: ['stepUpUrl'],
  logout: ['logoutUrl'],
  forgotPassword: ['forgetPasswordUrl'],
  resetPassword: ['resetPasswordUrl'],
  unlockAccount: ['unlockAccountUrl'],
  activateAccount: ['activateUrl', 'activateWithOTCUrl'],
  hostedLogin: ['hostedLoginRedirectUrl'],
  callback: ['socialLoginCallbackUrl', 'oidcRedirectUrl', 'samlCallbackUrl'],
  resetPhoneNumber: ['resetPhoneNumberUrl'],
  acceptInvitation: ['acceptInvitationUrl', 'acceptInvitationWithOTCUrl'],
  impersonate: ['impersonationUrl'],
  openApp: ['openAppUrl'],
  approvalFlow: ['approvalFlowUrl'],
  mobileAuthenticator: ['mfaMobileAuthenticator'],
  signup: ['signUpUrl'],
  adminPortal: ['adminPortalUrl'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof defaultRoutes)[]>>;

/** A page that replaces the host's content. */
export type AuthPage = keyof typeof routeNames;

/** Pages that the login box shows. */
export type BoxPage = Exclude<AuthPage, 'logout' | 'adminPortal'>;

/** Whether the login box shows this page. */
export function isBoxPage(page: AuthPage | null): page is BoxPage {
  return page !== null && page !== 'logout' && page !== 'adminPortal';
}

/** Returns the SDK's page at a path of the host; `null` for a page of the host. Pages of the portal are below its path. */
export function authPageAt(path: string, routes: AuthRoutes): AuthPage | null {
  const pages = Object.keys(routeNames) as AuthPage[];
  const found = pages.find((page) => routeNames[page].some((name) => samePath(path, routes[name])));
  const portal = withoutSlash(routes.adminPortalUrl);
  // Nothing is below a portal that the host has turned off.
  return found ?? (portal && path.startsWith(`${portal}/`) ? 'adminPortal' : null);
}

/** Whether a path of the host is the path of the given route. */
export function isRoute(path: string, name: keyof typeof defaultRoutes, routes: AuthRoutes): boolean {
  return samePath(path, routes[name] ?? '');
}

/** Compares two paths, ignoring a trailing slash. */
function samePath(path: string, route: string): boolean {
  return withoutSlash(path) === withoutSlash(route);
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** Returns the paths of the SDK's pages for this host; a page that the host has not enabled has no path. */
export function routesOf({
  authOptions = {},
  enableOpenAppRoute,
}: Pick<AppOptions, 'authOptions' | 'enableOpenAppRoute'>): AuthRoutes {
  const routes = { ...defaultRoutes, ...authOptions.routes };
  const opensApps = enableOpenAppRoute || authOptions.flowStates?.openApp !== undefined;
  return opensApps ? routes : { ...routes, openAppUrl: '' };
}

/** Whether the SDK shows one of its pages at a path; hosts use it to hide their menu there. */
export function isAuthRoute(path: string, routes: Partial<AuthRoutes> = {}): boolean {
  return authPageAt(path, { ...defaultRoutes, ...routes }) !== null;
}

/** Returns the address of the login page: the host's own if it has one, else the login route. */
export function loginAddress({ customLoginUrl, loginUrl }: AuthRoutes): string {
  return customLoginUrl || loginUrl;
}

/** Whether a path of the host is a login page: any page of the SDK except the portal, or the host's own login page. */
export function isLoginPage(routes: AuthRoutes, path: string): boolean {
  const page = authPageAt(path, routes);
  return page ? page !== 'adminPortal' : samePath(path, withoutQuery(loginAddress(routes)));
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}
