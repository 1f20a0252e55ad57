import { portalAccount } from '../../../../admin-portal/pages/account/texts/de';
import { portalAccountDialogs } from '../../../../admin-portal/pages/all-accounts/dialogs/texts/de';
import { portalAllAccounts } from '../../../../admin-portal/pages/all-accounts/texts/de';
import { portalAllUsers } from '../../../../admin-portal/pages/all-users/texts/de';
import { portalApiTokens } from '../../../../admin-portal/pages/api-tokens/texts/de';
import { portalReports } from '../../../../admin-portal/pages/audits/reports/texts/de';
import { portalAuditStatistics } from '../../../../admin-portal/pages/audits/statistics/texts/de';
import { portalAudits } from '../../../../admin-portal/pages/audits/texts/de';
import { portalGroups } from '../../../../admin-portal/pages/groups/texts/de';
import { portalPrivacy } from '../../../../admin-portal/pages/privacy/texts/de';
import { portalProfile } from '../../../../admin-portal/pages/profile/texts/de';
import { portalProvisioning } from '../../../../admin-portal/pages/provisioning/texts/de';
import { portalRoles } from '../../../../admin-portal/pages/roles/texts/de';
import { portalSecurityCentre } from '../../../../admin-portal/pages/security/centre/texts/de';
import { portalRestrictions } from '../../../../admin-portal/pages/security/restrictions/texts/de';
import { portalSecurity } from '../../../../admin-portal/pages/security/texts/de';
import { portalSsoTest } from '../../../../admin-portal/pages/sso/test/texts/de';
import { portalSso } from '../../../../admin-portal/pages/sso/texts/de';
import { portalSubscriptions } from '../../../../admin-portal/pages/subscriptions/texts/de';
import { portalUsage } from '../../../../admin-portal/pages/usage/texts/de';
import { portalUserDialogs } from '../../../../admin-portal/pages/users/dialogs/texts/de';
import { portalUserFilters } from '../../../../admin-portal/pages/users/filters/texts/de';
import { portalUserInvite } from '../../../../admin-portal/pages/users/invite/texts/de';
import { portalUsers } from '../../../../admin-portal/pages/users/texts/de';
import { portalChannels } from '../../../../admin-portal/pages/webhooks/channels/texts/de';
import { portalWebhooks } from '../../../../admin-portal/pages/webhooks/texts/de';
import { portalAssistant } from '../../../../admin-portal/shell/assistant/texts/de';
import { portalNotifications } from '../../../../admin-portal/shell/notifications/texts/de';
import type { PortalFiles } from '../../../language-packs/join-texts';
import { portalEditDialog } from '../../de/portal-edit-dialog';
import { portalNavigation } from '../../de/portal-navigation';
import { portalSecretOnce } from '../../de/portal-secret-once';
import { portalTable } from '../../de/portal-table';

/** The files of German texts of the admin portal. A file that English has and this does not, does not compile. */
export const portalFiles: PortalFiles = {
  navigation: portalNavigation,
  table: portalTable,
  notifications: portalNotifications,
  profile: portalProfile,
  privacy: portalPrivacy,
  apiTokens: portalApiTokens,
  account: portalAccount,
  editDialog: portalEditDialog,
  secretOnce: portalSecretOnce,
  users: portalUsers,
  userDialogs: portalUserDialogs,
  allAccounts: portalAllAccounts,
  accountDialogs: portalAccountDialogs,
  allUsers: portalAllUsers,
  userFilters: portalUserFilters,
  userInvite: portalUserInvite,
  groups: portalGroups,
  roles: portalRoles,
  provisioning: portalProvisioning,
  security: portalSecurity,
  securityCentre: portalSecurityCentre,
  sso: portalSso,
  ssoTest: portalSsoTest,
  restrictions: portalRestrictions,
  audits: portalAudits,
  auditStatistics: portalAuditStatistics,
  webhooks: portalWebhooks,
  channels: portalChannels,
  subscriptions: portalSubscriptions,
  usage: portalUsage,
  auditReports: portalReports,
  assistant: portalAssistant,
};
