import type { AuthRoutes } from './app-options';

/** Where the product's own pages are unless the host says otherwise (sign-in spec §2). */
export const defaultRoutes: AuthRoutes = {
  authenticatedUrl: '/',
  loginUrl: '/account/login',
  logoutUrl: '/account/logout',
  forgetPasswordUrl: '/account/forget-password',
  resetPasswordUrl: '/account/reset-password',
  adminPortalUrl: '/account/portal',
};

/** Pages that take the place of the host's content. */
export type AuthPage = 'login' | 'logout' | 'forgotPassword' | 'resetPassword' | 'adminPortal';

const routeNames: { [P in AuthPage]: keyof AuthRoutes } = {
  login: 'loginUrl',
  logout: 'logoutUrl',
  forgotPassword: 'forgetPasswordUrl',
  resetPassword: 'resetPasswordUrl',
  adminPortal: 'adminPortalUrl',
};

/** Pages that the login box shows. */
export type BoxPage = Exclude<AuthPage, 'logout' | 'adminPortal'>;

/** Whether the login box shows this page. */
export function isBoxPage(page: AuthPage | null): page is BoxPage {
  return page !== null && page !== 'logout' && page !== 'adminPortal';
}

/** Which of the product's pages stands at a path of the host; `null` for the host's own. */
export function authPageAt(path: string, routes: AuthRoutes): AuthPage | null {
  const pages = Object.keys(routeNames) as AuthPage[];
  return pages.find((page) => samePath(path, routes[routeNames[page]])) ?? null;
}

/** Two paths that differ in a trailing slash only are the same. */
function samePath(path: string, route: string): boolean {
  return withoutSlash(path) === withoutSlash(route);
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
