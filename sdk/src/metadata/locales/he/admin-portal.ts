import type { PartialTexts } from '../en';
import { portalNavigation } from './portal-navigation';
import { portalProfile } from './portal-profile';
import { portalUserDialogs } from './portal-user-dialogs';
import { portalUsers } from './portal-users';

/** Hebrew texts of the admin portal, by page and dialog. */
export const adminPortal: PartialTexts['adminPortal'] = {
  ...portalNavigation,
  ...portalProfile,
  ...portalUsers,
  ...portalUserDialogs,
};
