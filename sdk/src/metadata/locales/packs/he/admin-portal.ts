import { portalAccount } from '../../../../admin-portal/pages/account/texts/he';
import { portalAccountDialogs } from '../../../../admin-portal/pages/all-accounts/dialogs/texts/he';
import { portalAllAccounts } from '../../../../admin-portal/pages/all-accounts/texts/he';
import { portalAllUsers } from '../../../../admin-portal/pages/all-users/texts/he';
import { portalApiTokens } from '../../../../admin-portal/pages/api-tokens/texts/he';
import { portalReports } from '../../../../admin-portal/pages/audits/reports/texts/he';
import { portalAuditStatistics } from '../../../../admin-portal/pages/audits/statistics/texts/he';
import { portalAudits } from '../../../../admin-portal/pages/audits/texts/he';
import { portalGroups } from '../../../../admin-portal/pages/groups/texts/he';
import { portalPrivacy } from '../../../../admin-portal/pages/privacy/texts/he';
import { portalProfile } from '../../../../admin-portal/pages/profile/texts/he';
import { portalProvisioning } from '../../../../admin-portal/pages/provisioning/texts/he';
import { portalRoles } from '../../../../admin-portal/pages/roles/texts/he';
import { portalSecurityCentre } from '../../../../admin-portal/pages/security/centre/texts/he';
import { portalRestrictions } from '../../../../admin-portal/pages/security/restrictions/texts/he';
import { portalSecurity } from '../../../../admin-portal/pages/security/texts/he';
import { portalSsoTest } from '../../../../admin-portal/pages/sso/test/texts/he';
import { portalSso } from '../../../../admin-portal/pages/sso/texts/he';
import { portalSubscriptions } from '../../../../admin-portal/pages/subscriptions/texts/he';
import { portalUsage } from '../../../../admin-portal/pages/usage/texts/he';
import { portalUserDialogs } from '../../../../admin-portal/pages/users/dialogs/texts/he';
import { portalUserFilters } from '../../../../admin-portal/pages/users/filters/texts/he';
import { portalUserInvite } from '../../../../admin-portal/pages/users/invite/texts/he';
import { portalUsers } from '../../../../admin-portal/pages/users/texts/he';
import { portalChannels } from '../../../../admin-portal/pages/webhooks/channels/texts/he';
import { portalWebhooks } from '../../../../admin-portal/pages/webhooks/texts/he';
import { portalAssistant } from '../../../../admin-portal/shell/assistant/texts/he';
import { portalNotifications } from '../../../../admin-portal/shell/notifications/texts/he';
import type { PortalFiles } from '../../../language-packs/join-texts';
import { portalEditDialog } from '../../he/portal-edit-dialog';
import { portalNavigation } from '../../he/portal-navigation';
import { portalSecretOnce } from '../../he/portal-secret-once';
import { portalTable } from '../../he/portal-table';

/** The files of Hebrew texts of the admin portal. A file that English has and this does not, does not compile. */
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
