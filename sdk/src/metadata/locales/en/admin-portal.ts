import { portalNavigation } from './portal-navigation';
import { portalProfile } from './portal-profile';
import { portalUserDialogs } from './portal-user-dialogs';
import { portalUsers } from './portal-users';

/** English texts of the admin portal, by page and dialog. */
export const adminPortal = {
  ...portalNavigation,
  ...portalProfile,
  ...portalUsers,
  ...portalUserDialogs,
} as const;
