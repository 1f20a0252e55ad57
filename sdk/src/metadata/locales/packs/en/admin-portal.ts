import { portalGroups } from '../../../../admin-portal/pages/groups/texts/en';
import { portalPrivacy } from '../../../../admin-portal/pages/privacy/texts/en';
import { portalProfile } from '../../../../admin-portal/pages/profile/texts/en';
import { portalRoles } from '../../../../admin-portal/pages/roles/texts/en';
import { portalUserDialogs } from '../../../../admin-portal/pages/users/dialogs/texts/en';
import { portalUsers } from '../../../../admin-portal/pages/users/texts/en';
import { portalNavigation } from '../../en/portal-navigation';

/** The English texts of the admin portal, as they are cut into files: the frame, then each page and its dialogs. */
export const portalFiles = {
  navigation: portalNavigation,
  profile: portalProfile,
  privacy: portalPrivacy,
  users: portalUsers,
  userDialogs: portalUserDialogs,
  groups: portalGroups,
  roles: portalRoles,
};
