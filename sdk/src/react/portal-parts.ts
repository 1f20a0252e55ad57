/** The portal over the host, as a script of its own. */
export async function loadPortalOverlay() {
  return (await import('../admin-portal/shell/AdminPortalOverlay')).AdminPortalOverlay;
}

/** The portal in a place of the host. */
export async function loadEmbeddedPortal() {
  return (await import('../admin-portal/AdminPortal')).AdminPortal;
}

/** The portal on its own route, as a whole page. */
export async function loadPortalPage() {
  return (await import('./PortalPage')).PortalPage;
}
