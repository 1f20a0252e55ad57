import { accountSettingsRoutes } from './account-settings';
import { assistantRoutes } from './ai-assistant';
import { applicationRoutes } from './applications';
import { approvalRoutes } from './approval-flows';
import { auditRoutes } from './audits';
import { authRoutes } from './auth';
import { billingRoutes } from './billing';
import { billingCardProviderRoutes } from './billing-card-provider';
import { billingInvoiceRoutes } from './billing-invoices';
import { billingPaymentMethodRoutes } from './billing-payment-methods';
import { configurationRoutes } from './configurations';
import { connectivityRoutes } from './connectivity';
import { slackRoutes } from './connectivity-slack';
import { webhookRoutes } from './connectivity-webhooks';
import { directoryRoutes } from './directory';
import { entitlementRoutes } from './entitlements';
import { groupRoutes } from './groups';
import { impersonationRoutes } from './impersonation';
import { inviteLinkRoutes } from './invite-links';
import { mfaRoutes } from './mfa';
import { mfaEnrolmentRoutes } from './mfa-enrolment';
import { notificationRoutes } from './notifications';
import { oauthRoutes } from './oauth';
import { ownMfaRoutes } from './own-mfa';
import { passwordlessRoutes } from './passwordless-and-webauthn';
import { phoneNumberRoutes } from './phone-numbers';
import { policyRoutes } from './policies';
import { portalRoutes } from './portal-and-flags';
import { reportRoutes } from './reports';
import { restrictionRoutes } from './restrictions';
import { ipRestrictionRoutes } from './restrictions-ip';
import { rolePermissionRoutes } from './roles-permissions';
import type { Route } from './route';
import { samlConfigurationRoutes } from './saml-configuration';
import { scimGroupRoutes } from './scim-groups';
import { scimUserRoutes } from './scim-users';
import { securityCentreRoutes } from './security-centre';
import { sessionRoutes } from './sessions';
import { socialLoginRoutes } from './social-login';
import { ssoRoutes } from './sso';
import { ssoLoginRoutes } from './sso-login';
import { ssoProviderRoutes } from './sso-provider-page';
import { subAccountTreeRoutes } from './sub-account-tree';
import { subAccountUserRoutes } from './sub-account-users';
import { subAccountRoutes } from './sub-accounts';
import { teamRoutes } from './team';
import { tokenRoutes } from './tokens';
import { usernameRoutes } from './usernames-and-emails';
import { userRoutes } from './users';
import { contactRoutes } from './users-contacts';
import { joiningRoutes } from './users-joining';
import { recoveryRoutes } from './users-recovery';
import { vendorRoutes } from './vendor';

/** Every call that a world answers, one list an area. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...mfaRoutes,
  ...mfaEnrolmentRoutes,
  ...ownMfaRoutes,
  ...passwordlessRoutes,
  ...impersonationRoutes,
  ...userRoutes,
  ...joiningRoutes,
  ...recoveryRoutes,
  ...contactRoutes,
  ...usernameRoutes,
  ...phoneNumberRoutes,
  ...teamRoutes,
  ...rolePermissionRoutes,
  ...groupRoutes,
  ...sessionRoutes,
  ...tokenRoutes,
  ...configurationRoutes,
  ...policyRoutes,
  ...securityCentreRoutes,
  ...restrictionRoutes,
  ...ipRestrictionRoutes,
  ...ssoRoutes,
  ...ssoLoginRoutes,
  ...ssoProviderRoutes,
  ...samlConfigurationRoutes,
  ...directoryRoutes,
  ...scimUserRoutes,
  ...scimGroupRoutes,
  ...socialLoginRoutes,
  ...portalRoutes,
  ...accountSettingsRoutes,
  ...applicationRoutes,
  ...approvalRoutes,
  ...inviteLinkRoutes,
  ...subAccountTreeRoutes,
  ...subAccountRoutes,
  ...subAccountUserRoutes,
  ...entitlementRoutes,
  ...vendorRoutes,
  ...billingRoutes,
  ...billingInvoiceRoutes,
  ...billingPaymentMethodRoutes,
  ...billingCardProviderRoutes,
  ...oauthRoutes,
  ...auditRoutes,
  ...notificationRoutes,
  ...connectivityRoutes,
  ...slackRoutes,
  ...webhookRoutes,
  ...reportRoutes,
  ...assistantRoutes,
];
