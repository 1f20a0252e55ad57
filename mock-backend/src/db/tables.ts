import type { z } from 'zod';
import { accessTables } from './tables/access';
import { assistantTables } from './tables/ai-assistant';
import { applicationTables } from './tables/applications';
import { approvalTables } from './tables/approvals';
import { auditTables } from './tables/audits';
import { billingTables } from './tables/billing';
import { connectivityTables } from './tables/connectivity';
import { deviceTables } from './tables/devices';
import { directoryTables } from './tables/directory';
import { groupTables } from './tables/groups';
import { inviteLinkTables } from './tables/invite-links';
import { notificationTables } from './tables/notifications';
import { oauthTables } from './tables/oauth';
import { passwordlessTables } from './tables/passwordless';
import { passwordTables } from './tables/passwords';
import { peopleTables } from './tables/people';
import { phoneNumberTables } from './tables/phone-numbers';
import { reportTables } from './tables/reports';
import { restrictionTables } from './tables/restrictions';
import { secondFactorTables } from './tables/second-factors';
import { sessionTables } from './tables/sessions';
import { socialTables } from './tables/social';
import { ssoTables } from './tables/sso';
import { tokenTables } from './tables/tokens';
import { vendorTables } from './tables/vendor';

/** Every table of a world, one area per file. A world file is validated against these. */
export const tables = {
  ...vendorTables,
  ...peopleTables,
  ...passwordTables,
  ...restrictionTables,
  ...accessTables,
  ...groupTables,
  ...applicationTables,
  ...approvalTables,
  ...secondFactorTables,
  ...passwordlessTables,
  ...sessionTables,
  ...tokenTables,
  ...deviceTables,
  ...billingTables,
  ...auditTables,
  ...notificationTables,
  ...oauthTables,
  ...socialTables,
  ...ssoTables,
  ...directoryTables,
  ...connectivityTables,
  ...phoneNumberTables,
  ...inviteLinkTables,
  ...reportTables,
  ...assistantTables,
};

export type TableName = keyof typeof tables;

/** Rows by table name; read-only, because changes go through `update`. */
export type Rows = { [Name in TableName]: Readonly<z.infer<(typeof tables)[Name]['schema']>> };

export type UserRow = Rows['users'];
export type MembershipRow = Rows['memberships'];
export type TenantRow = Rows['tenants'];
export type RoleRow = Rows['roles'];
export type ApplicationRow = Rows['applications'];
export type GroupRow = Rows['groups'];
export type PermissionRow = Rows['permissions'];
export type ApiTokenRow = Rows['apiTokens'];
export type SessionRow = Rows['sessions'];
export type AuditRow = Rows['audits'];
export type MessageConfigurationRow = Rows['messageConfigurations'];
export type SlackSubscriptionRow = Rows['slackSubscriptions'];
export type WebhookRow = Rows['webhooks'];
export type WebhookDeliveryRow = Rows['webhookDeliveries'];
export type TenantReportRow = Rows['tenantReports'];
export type AssistantConversationRow = Rows['assistantConversations'];
export type WebhookLogRow = Rows['webhookLogs'];
export type NotificationRow = Rows['notifications'];
export type SsoConfigurationRow = Rows['ssoConfigurations'];
export type DirectoryConnectionRow = Rows['directoryConnections'];
export type DirectoryGroupRow = Rows['directoryGroups'];
export type DirectoryUserRow = Rows['directoryUsers'];
export type RefreshTokenRow = Rows['refreshTokens'];
export type MfaDeviceRow = Rows['mfaDevices'];
export type PlanRow = Rows['plans'];
export type SubscriptionRow = Rows['subscriptions'];
export type InvoiceRow = Rows['invoices'];
export type PaymentMethodRow = Rows['paymentMethods'];
export type SetupIntentRow = Rows['setupIntents'];
export type WebAuthnKeyRow = Rows['webAuthnKeys'];
export type PhoneNumberRow = Rows['phoneNumbers'];
export type InviteLinkRow = Rows['inviteLinks'];

/** The indexed columns of a table. */
export type IndexOf<Name extends TableName> = Extract<(typeof tables)[Name]['indexes'][number], keyof Rows[Name]>;
