import { lazyComponent } from '../app/lazy/lazy-component';

/** The portal that covers the host. */
export const portalOverlay = lazyComponent<object>(async () => ({
  content: { component: (await import('../admin-portal/shell/AdminPortalOverlay')).AdminPortalOverlay },
}));

/** The portal that the host embeds. */
export const embeddedPortal = lazyComponent<object>(async () => ({
  content: { component: (await import('../admin-portal/AdminPortal')).AdminPortal },
}));

/** The portal as a full page, for its own route. */
export const portalPage = lazyComponent<object>(async () => ({
  content: { component: (await import('./PortalPage')).PortalPage },
}));
