import { portalAccountDialogs } from '../../../../admin-portal/pages/all-accounts/dialogs/texts/en';
import { portalAllAccounts } from '../../../../admin-portal/pages/all-accounts/texts/en';
import { portalPrivacy } from '../../../../admin-portal/pages/privacy/texts/en';
import { portalProfile } from '../../../../admin-portal/pages/profile/texts/en';
import { portalUserDialogs } from '../../../../admin-portal/pages/users/dialogs/texts/en';
import { portalUserFilters } from '../../../../admin-portal/pages/users/filters/texts/en';
import { portalUsers } from '../../../../admin-portal/pages/users/texts/en';
import { portalNavigation } from '../../en/portal-navigation';

/** The English texts of the admin portal, as they are cut into files: the frame, then each page and its dialogs. */
export const portalFiles = {
  navigation: portalNavigation,
  profile: portalProfile,
  privacy: portalPrivacy,
  users: portalUsers,
  userDialogs: portalUserDialogs,
  allAccounts: portalAllAccounts,
  accountDialogs: portalAccountDialogs,
  userFilters: portalUserFilters,
};
