import { findApp } from '../app/registry';

/** Opens and closes the admin portal from anywhere in the host (contract: sdk-surface §5). */
export const AdminPortal = {
  /** Opens the portal over the host; `name` is the name of the app. Default: `default`. */
  show(name = 'default'): void {
    findApp(name)?.portal.setState({ open: true });
  },
  /** Closes the portal. */
  hide(name = 'default'): void {
    findApp(name)?.portal.setState({ open: false, dialog: { kind: 'none' } });
  },
};
