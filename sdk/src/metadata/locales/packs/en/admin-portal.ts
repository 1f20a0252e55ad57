import { portalAccount } from '../../../../admin-portal/pages/account/texts/en';
import { portalAccountDialogs } from '../../../../admin-portal/pages/all-accounts/dialogs/texts/en';
import { portalAllAccounts } from '../../../../admin-portal/pages/all-accounts/texts/en';
import { portalAllUsers } from '../../../../admin-portal/pages/all-users/texts/en';
import { portalApiTokens } from '../../../../admin-portal/pages/api-tokens/texts/en';
import { portalReports } from '../../../../admin-portal/pages/audits/reports/texts/en';
import { portalAuditStatistics } from '../../../../admin-portal/pages/audits/statistics/texts/en';
import { portalAudits } from '../../../../admin-portal/pages/audits/texts/en';
import { portalGroups } from '../../../../admin-portal/pages/groups/texts/en';
import { portalPrivacy } from '../../../../admin-portal/pages/privacy/texts/en';
import { portalProfile } from '../../../../admin-portal/pages/profile/texts/en';
import { portalProvisioning } from '../../../../admin-portal/pages/provisioning/texts/en';
import { portalRoles } from '../../../../admin-portal/pages/roles/texts/en';
import { portalSecurityCentre } from '../../../../admin-portal/pages/security/centre/texts/en';
import { portalRestrictions } from '../../../../admin-portal/pages/security/restrictions/texts/en';
import { portalSecurity } from '../../../../admin-portal/pages/security/texts/en';
import { portalSsoTest } from '../../../../admin-portal/pages/sso/test/texts/en';
import { portalSso } from '../../../../admin-portal/pages/sso/texts/en';
import { portalSubscriptions } from '../../../../admin-portal/pages/subscriptions/texts/en';
import { portalUsage } from '../../../../admin-portal/pages/usage/texts/en';
import { portalUserDialogs } from '../../../../admin-portal/pages/users/dialogs/texts/en';
import { portalUserFilters } from '../../../../admin-portal/pages/users/filters/texts/en';
import { portalUserInvite } from '../../../../admin-portal/pages/users/invite/texts/en';
import { portalUsers } from '../../../../admin-portal/pages/users/texts/en';
import { portalChannels } from '../../../../admin-portal/pages/webhooks/channels/texts/en';
import { portalWebhooks } from '../../../../admin-portal/pages/webhooks/texts/en';
import { portalAssistant } from '../../../../admin-portal/shell/assistant/texts/en';
import { portalNotifications } from '../../../../admin-portal/shell/notifications/texts/en';
import { portalEditDialog } from '../../en/portal-edit-dialog';
import { portalNavigation } from '../../en/portal-navigation';
import { portalSecretOnce } from '../../en/portal-secret-once';
import { portalTable } from '../../en/portal-table';

/** The English texts of the admin portal, as they are cut into files: the frame and its tables, then each page and its dialogs. */
export const portalFiles = {
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
