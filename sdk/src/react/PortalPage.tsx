import { AdminPortal } from '../admin-portal/AdminPortal';

/** Renders the portal as a full page, on its own route. */
export function PortalPage() {
  return <AdminPortal layout="page" />;
}
