import type { EventKey } from '../db/events';
import type { Route } from './route';
import type { HandlerContext } from './rules/call/handler-context';
import {
  addressIn,
  byAddress,
  byLink,
  byUserId,
  inBody,
  means,
  nameOf,
  person,
  personInBody,
  type RecordedCall,
  textOf,
} from './rules/events/call-records';
import { reportTemplates } from './rules/reports/report-templates';

/**
 * Every call whose success people want to look up later, one line each: what it means, and what it is about. Signing in
 * and guessing wrong, joining and second factors are not here: the rules that several calls share record those.
 */
const recordedCalls: Readonly<Record<string, RecordedCall>> = {
  'POST /identity/resources/users/v2': means('user.invited', inBody('email')),
  'POST /team/resources/members/v1/{userId}/resendActivationEmail': means('user.invitation-sent-again', person()),
  'PUT /team/resources/members/v1': means(changeOfMember, personInBody('id')),
  'DELETE /team/resources/members/v1/{userId}': means('user.removed', person()),
  'POST /identity/resources/tenants/invites/v1/user': means('settings.changed', () => 'Invite link'),
  'POST /identity/resources/tenants/invites/v2/user': means('settings.changed', () => 'Invite link'),
  'PATCH /identity/resources/tenants/invites/v1/user': means('settings.changed', () => 'Invite link'),
  'DELETE /identity/resources/tenants/invites/v1/user': means('settings.changed', () => 'Invite link'),
  'PUT /identity/resources/users/temporary/v1/{userId}': means('user.changed', person()),
  'DELETE /identity/resources/users/temporary/v1/{userId}': means('user.changed', person()),
  'POST /identity/resources/tenants/users/v1/{userId}/disable': means('user.disabled', person()),
  'POST /identity/resources/tenants/users/v1/{userId}/enable': means('user.enabled', person()),
  'PUT /identity/resources/users/v2/me': means('user.profile-changed'),
  'PUT /team/resources/profile/me/image/v1': means('user.profile-changed'),
  'POST /identity/resources/usernames/v1': means('user.profile-changed'),
  'DELETE /identity/resources/usernames/v1/{username}': means('user.profile-changed'),

  'POST /identity/resources/users/v1/passwords/reset': means('user.password-reset-asked', inBody('email'), byAddress),
  'POST /identity/resources/users/v2/passwords/reset/email': means(
    'user.password-reset-asked',
    inBody('email'),
    byAddress,
  ),
  'POST /identity/resources/users/v1/passwords/reset/verify': means(
    'user.password-changed',
    personInBody('userId'),
    byUserId,
  ),
  'POST /identity/resources/users/v1/passwords/change': means('user.password-changed'),
  'POST /identity/resources/users/v1/passwords/breached/reset/bulk': means('user.password-reset-asked'),
  'POST /identity/resources/users/v1/invitation/reset/all': means('user.invitation-sent-again', inBody('email')),
  'POST /identity/resources/users/v1/email/me/verify': means('user.profile-changed', inBody('email')),
  'POST /identity/resources/users/v1/phone/verify': means('user.profile-changed'),
  'POST /identity/resources/users/phone-numbers/v1': means('user.profile-changed', inBody('phoneNumber')),
  'POST /identity/resources/users/phone-numbers/v1/verify': means('user.profile-changed'),
  'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': means('user.profile-changed'),
  'DELETE /identity/resources/users/sessions/v1/me/all': means('session.ended'),
  'DELETE /identity/resources/users/sessions/v1/me/{id}': means('session.ended'),
  'POST /identity/resources/users/sessions/v1/revoke': means('session.ended', personInBody('userId')),

  'POST /identity/resources/roles/v1': means('role.created', inBody('name')),
  'POST /identity/resources/roles/v2': means('role.created', inBody('name')),
  'PATCH /identity/resources/roles/v1/{roleId}': means('role.changed', nameOf('roles', 'roleId')),
  'PATCH /identity/resources/roles/v2/{roleId}': means('role.changed', nameOf('roles', 'roleId')),
  'PUT /identity/resources/roles/v1/{roleId}/permissions': means('role.changed', nameOf('roles', 'roleId')),
  'PUT /identity/resources/permissions/v1/{permissionId}/roles': means(
    'role.changed',
    nameOf('permissions', 'permissionId'),
  ),
  'DELETE /identity/resources/roles/v1/{roleId}': means('role.removed', nameOf('roles', 'roleId')),
  'DELETE /identity/resources/roles/v2/{roleId}': means('role.removed', nameOf('roles', 'roleId')),

  'POST /identity/resources/groups/v1': means('group.created', inBody('name')),
  'POST /identity/resources/groups/v1/config': means('security.changed', () => 'Groups'),
  'PATCH /identity/resources/groups/v1/{groupId}': means('group.changed', nameOf('groups', 'groupId')),
  'POST /identity/resources/groups/v1/{groupId}/roles': means('group.changed', nameOf('groups', 'groupId')),
  'DELETE /identity/resources/groups/v1/{groupId}/roles': means('group.changed', nameOf('groups', 'groupId')),
  'POST /identity/resources/groups/v1/{groupId}/users': means('group.members-changed', nameOf('groups', 'groupId')),
  'DELETE /identity/resources/groups/v1/{groupId}/users': means('group.members-changed', nameOf('groups', 'groupId')),
  'DELETE /identity/resources/groups/v1/{groupId}': means('group.removed', nameOf('groups', 'groupId')),

  'POST /identity/resources/configurations/sessions/v1': means('security.changed', () => 'Sessions'),
  'POST /identity/resources/configurations/v1/mfa-policy': means('security.changed', () => 'Second factor'),
  'PATCH /identity/resources/configurations/v1/mfa-policy': means('security.changed', () => 'Second factor'),
  'POST /identity/resources/configurations/v1/lockout-policy': means('security.changed', () => 'Lockout'),
  'PATCH /identity/resources/configurations/v1/lockout-policy': means('security.changed', () => 'Lockout'),
  'POST /identity/resources/configurations/v1/password-history-policy': means(
    'security.changed',
    () => 'Password history',
  ),
  'PATCH /identity/resources/configurations/v1/password-history-policy': means(
    'security.changed',
    () => 'Password history',
  ),
  'POST /identity/resources/configurations/v1/password-rotation': means('security.changed', () => 'Password rotation'),
  'POST /identity/resources/configurations/restrictions/v1/email-domain': means(
    'restriction.changed',
    inBody('domain'),
  ),
  'POST /identity/resources/configurations/restrictions/v1/email-domain/bulk': means(
    'restriction.changed',
    () => 'Domains',
  ),
  'POST /identity/resources/configurations/restrictions/v1/email-domain/config': means(
    'restriction.changed',
    () => 'Domains',
  ),
  'DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}': means(
    'restriction.changed',
    () => 'Domains',
  ),
  'POST /identity/resources/configurations/v1/restrictions/ip': means('restriction.changed', inBody('ip')),
  'POST /identity/resources/configurations/v1/restrictions/ip/bulk': means('restriction.changed', () => 'Addresses'),
  'POST /identity/resources/configurations/v1/restrictions/ip/config': means('restriction.changed', () => 'Addresses'),
  'DELETE /identity/resources/configurations/v1/restrictions/ip/{id}': means('restriction.changed', () => 'Addresses'),
  'POST /security-engines/resources/policies/v1/country-restriction': means('restriction.changed', () => 'Countries'),
  'POST /security-engines/resources/policies/v1/country-restriction/countries': means(
    'restriction.changed',
    () => 'Countries',
  ),

  'POST /identity/resources/users/access-tokens/v1': means('token.created', inBody('description')),
  'POST /identity/resources/users/api-tokens/v1': means('token.created', inBody('description')),
  'POST /identity/resources/tenants/access-tokens/v1': means('token.created', inBody('description')),
  'POST /identity/resources/tenants/api-tokens/v2': means('token.created', inBody('description')),
  'DELETE /identity/resources/users/access-tokens/v1/{tokenId}': means('token.removed', nameOf('apiTokens', 'tokenId')),
  'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': means('token.removed', nameOf('apiTokens', 'tokenId')),
  'DELETE /identity/resources/tenants/access-tokens/v1/{tokenId}': means(
    'token.removed',
    nameOf('apiTokens', 'tokenId'),
  ),
  'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': means('token.removed', nameOf('apiTokens', 'tokenId')),

  'POST /reports/resources/reports/v2/{id}/tenant-reports': means('report.scheduled', reportName),

  'POST /webhook/custom': means('webhook.created', inBody('displayName')),
  'PATCH /webhook/{id}': means('webhook.changed', nameOf('webhooks', 'id')),
  'DELETE /webhook/{id}': means('webhook.removed', nameOf('webhooks', 'id')),
  'POST /integrations/resources/configurations/v1/emails/{eventKey}': means('channel.changed', eMail),
  'PATCH /integrations/resources/configurations/v1/emails/{eventKey}': means('channel.changed', eMail),
  'DELETE /integrations/resources/configurations/v1/emails/{eventKey}': means('channel.changed', eMail),
  'PUT /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}': means(
    'channel.changed',
    eMail,
  ),
  'DELETE /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}': means(
    'channel.changed',
    eMail,
  ),
  'POST /integrations/resources/configurations/v2/sms/{eventKey}': means('channel.changed', textMessages),
  'PATCH /integrations/resources/configurations/v2/sms/{eventKey}': means('channel.changed', textMessages),
  'DELETE /integrations/resources/configurations/v2/sms/{eventKey}': means('channel.changed', textMessages),
  'PUT /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}': means(
    'channel.changed',
    textMessages,
  ),
  'DELETE /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}': means(
    'channel.changed',
    textMessages,
  ),
  'POST /integrations/resources/configurations/v1/slack/subscriptions': means('channel.changed', slack),
  'PATCH /integrations/resources/configurations/v1/slack/subscription/{id}': means('channel.changed', slack),
  'DELETE /integrations/resources/configurations/v1/slack/subscriptions/{id}': means('channel.changed', slack),
  'POST /integrations/resources/configurations/v1/slack/applications/registrations': means('channel.changed', slack),
  'POST /team/resources/sso/v1/configurations': means('sso.changed'),
  'POST /team/resources/sso/v1/configurations/metadata': means('sso.changed'),
  'POST /team/resources/sso/v1/configurations/metadata-url': means('sso.changed'),
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}': means('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata': means('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url': means('sso.changed'),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}': means('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles': means('sso.changed'),
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains': means('sso.changed', inBody('domain')),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}': means('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': means('sso.changed'),
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups': means('sso.changed', inBody('group')),
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': means('sso.changed'),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': means('sso.changed'),
  'POST /team/resources/sso/v1/saml/configurations': means('sso.changed', inBody('domain')),
  'PUT /team/resources/sso/v1/saml/configurations/metadata': means('sso.changed'),
  'PUT /team/resources/sso/v1/saml/validations/domain': means('sso.changed'),
  'POST /team/resources/sso/v1/saml/configurations/roles/default': means('sso.changed'),
  'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': means('sso.changed'),
  'POST /team/resources/sso/v2/saml/configurations/groups': means('sso.changed', inBody('group')),
  'POST /directory/resources/v1/configurations/scim2': means('directory.changed', inBody('connectionName', 'source')),
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': means('sso.changed', inBody('group')),
  'PATCH /directory/resources/v1/configurations/scim2/{id}': means(
    'directory.changed',
    nameOf('directoryConnections', 'id'),
  ),
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': means('sso.changed'),
  'DELETE /directory/resources/v1/configurations/scim2/{id}': means(
    'directory.changed',
    nameOf('directoryConnections', 'id'),
  ),

  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1': means(
    'subscription.changed',
    () => 'Subscribed',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations': means(
    'subscription.changed',
    () => 'Cancelled',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals': means(
    'subscription.changed',
    () => 'Cancellation taken back',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}': means('subscription.changed', planInBody),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations': means(
    'subscription.changed',
    () => 'Cancelled',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals': means(
    'subscription.changed',
    () => 'Cancellation taken back',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}': means('subscription.changed', planInBody),
  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1/{subscriptionId}/confirmations':
    means('subscription.changed', () => 'First payment'),
  'PATCH /subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details': means(
    'payment-method.changed',
    () => 'Billing address',
  ),

  'POST /identity/resources/users/webauthn/v1/devices/verify': means('user.passkey-added'),
  'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': means('user.passkey-removed'),
  'PUT /identity/resources/users/v1/phone/change': means(
    'user.profile-changed',
    undefined,
    byLink('changePhoneNumberToken'),
  ),
  'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': means('user.profile-changed'),

  'PUT /tenants/resources/account-settings/v1': means('settings.changed'),
  'POST /metadata/admin-box': means('settings.changed', () => 'Login box'),
  'POST /identity/resources/applications/v1/apps-user': means('application.assigned', personInBody('userId')),
  'DELETE /identity/resources/applications/v1/user-apps': means('application.assigned', personInBody('userId')),
  'POST /tenants/resources/sub-tenants/v1': means('account.created', inBody('name')),
  'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': means('account.changed', nameOf('tenants', 'tenantId')),
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': means(
    'account.changed',
    nameOf('tenants', 'tenantId'),
  ),
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': means(
    'account.changed',
    nameOf('tenants', 'tenantId'),
  ),
  'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': means('account.removed', nameOf('tenants', 'tenantId')),
  'POST /identity/resources/sub-tenants/users/v1': means('user.invited', addressIn('user')),
  'POST /identity/resources/sub-tenants/users/v2/': means('user.invited', addressIn('users')),
  'DELETE /identity/resources/sub-tenants/users/v1': means('user.removed', personInBody('userId')),
  'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': means('user.roles-changed', person()),
  'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': means('user.roles-changed', person()),
  'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': means('user.roles-changed', person()),
  'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': means('user.changed', person()),
};

/**
 * The routes, each with what it records.
 *
 * @throws {Error} when a call is to be recorded that no route answers.
 */
export function withRecords(routes: readonly Route[]): Route[] {
  const left = new Map(Object.entries(recordedCalls));
  const recorded = routes.map((route) => {
    const call = `${route.method} ${route.path}`;
    const records = left.get(call);
    left.delete(call);
    return records ? { ...route, records } : route;
  });
  const [unknown] = left.keys();
  if (unknown !== undefined) throw new Error(`${unknown} is to be recorded, but no route answers it.`);
  return recorded;
}

function planInBody({ db, request }: HandlerContext): string | undefined {
  return db.plans.find(textOf(request.body, 'planId') ?? '')?.name;
}

function reportName({ params }: HandlerContext): string | undefined {
  return reportTemplates[params.id ?? '']?.name;
}

function eMail({ params }: HandlerContext): string {
  return `E-mail about ${params.eventKey}`;
}

function textMessages({ params }: HandlerContext): string {
  return `Text messages about ${params.eventKey}`;
}

function slack(): string {
  return 'Slack';
}

function changeOfMember({ request }: HandlerContext): EventKey {
  const { roleIds, isLocked } = Object(request.body) as Record<string, unknown>;
  if (typeof isLocked === 'boolean') return isLocked ? 'user.locked' : 'user.unlocked';
  return roleIds === undefined ? 'user.changed' : 'user.roles-changed';
}
