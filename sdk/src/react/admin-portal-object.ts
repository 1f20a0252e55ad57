import type { PortalPlace } from '../admin-portal/pages/page-list';
import { openHostedPortal } from '../app/open-hosted-portal';
import { findApp } from '../app/registry';
import { showPortal } from '../app/show-portal';

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
  /** Opens the portal on the pages of the service: in a new tab, or in this window. */
  openHosted(newTab = true, name = 'default'): void {
    const app = findApp(name);
    if (app) openHostedPortal(app, newTab);
  },
  /** Closes the portal. */
  hide(name = 'default'): void {
    findApp(name)?.portal.setState({ open: false, dialog: { kind: 'none' } });
  },
};
