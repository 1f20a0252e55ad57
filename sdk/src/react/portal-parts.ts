/** Loads the portal that covers the host, as a separate chunk. */
export async function loadPortalOverlay() {
  return (await import('../admin-portal/shell/AdminPortalOverlay')).AdminPortalOverlay;
}

/** Loads the portal that the host embeds. */
export async function loadEmbeddedPortal() {
  return (await import('../admin-portal/AdminPortal')).AdminPortal;
}

/** Loads the portal as a full page, for its own route. */
export async function loadPortalPage() {
  return (await import('./PortalPage')).PortalPage;
}
