import { lazyComponent } from '../app/lazy/lazy-component';

/** The portal that covers the host. */
export const portalOverlay = lazyComponent(() => import('../admin-portal/shell/AdminPortalOverlay'));

/** The portal that the host embeds. */
export const embeddedPortal = lazyComponent(() => import('../admin-portal/AdminPortal'));

/** The portal as a full page, for its own route. */
export const portalPage = lazyComponent(() => import('./PortalPage'));
