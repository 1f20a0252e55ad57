import { AdminPortal } from '../admin-portal/AdminPortal';
import type { LazyContent } from '../app/lazy/lazy-component';

/** Renders the portal as a full page, on its own route. */
function PortalPage() {
  return <AdminPortal layout="page" />;
}

/** The component alone: its texts and styles come with the root of the portal. */
export const content: LazyContent<object> = { component: PortalPage };
