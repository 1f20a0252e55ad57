import type { Texts } from '../en';
import { portalNavigation } from './portal-navigation';
import { portalProfile } from './portal-profile';
import { portalUserDialogs } from './portal-user-dialogs';
import { portalUsers } from './portal-users';

/** German texts of the admin portal, by page and dialog. */
export const adminPortal: Texts['adminPortal'] = {
  ...portalNavigation,
  ...portalProfile,
  ...portalUsers,
  ...portalUserDialogs,
};
