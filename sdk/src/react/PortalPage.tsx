import { AdminPortal } from '../admin-portal/AdminPortal';

/** The portal on its own route, as a whole page. */
export function PortalPage() {
  return <AdminPortal layout="page" />;
}
