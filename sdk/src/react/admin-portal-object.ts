import type { PortalPlace } from '../admin-portal/pages/page-list';
import { formatAddress } from '../admin-portal/shell/format-address';
import { findApp } from '../app/registry';
import { defaultRoutes } from '../app/routes';
import { showPortal } from '../app/show-portal';
import type { AuthRoutes } from '../core/host-options';

/** Opens and closes the admin portal from anywhere in the host (contract: sdk-surface §5). */
export const AdminPortal = {
  /**
   * Opens the portal over the host; `name` is the name of the app. Default: `default`.
   *
   * @param place The page and the dialog to show. Default: where the user has left the portal, or its first page.
   */
  show(name = 'default', place?: PortalPlace): void {
    const app = findApp(name);
    if (app) showPortal(app, place);
  },
  /** Closes the portal. */
  hide(name = 'default'): void {
    findApp(name)?.portal.setState({ open: false, dialog: { kind: 'none' } });
  },
};

/**
 * Returns the path at which the portal fills the window and shows a page or a dialog, for links in the host, mails and
 * documents. A user who is not signed in signs in first.
 *
 * @param routes The host's routes, from `useAuthRoutes()`. Default: the SDK's own.
 * @example
 * adminPortalPath({ page: 'users', dialog: { kind: 'inviteUser' } }); // '/account/portal/users/inviteUser'
 */
export function adminPortalPath(
  { page, dialog = { kind: 'none' } }: PortalPlace = {},
  routes: Pick<AuthRoutes, 'adminPortalUrl'> = defaultRoutes,
): string {
  return [routes.adminPortalUrl.replace(/\/$/, ''), page && formatAddress({ page, dialog })].filter(Boolean).join('/');
}
