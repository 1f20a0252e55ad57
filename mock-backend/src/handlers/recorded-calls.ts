import type { EventKey } from '../db/events';
import type { Route } from './route';
import type { HandlerContext } from './rules/call/handler-context';
import {
  actorByEmail,
  actorByLink,
  actorByUserId,
  type CallRecord,
  emailInBody,
  nameOfRow,
  readText,
  recordAs,
  textInBody,
  userInBody,
  userInPath,
} from './rules/events/call-records';
import { reportTemplates } from './rules/reports/report-templates';

/**
 * Every call whose success people want to look up later, one line each: what it means, and what it is about. Signing in
 * and guessing wrong, joining and second factors are not here: the rules that several calls share record those.
 */
const recordedCalls: Readonly<Record<string, CallRecord>> = {
  'POST /identity/resources/users/v2': recordAs('user.invited', textInBody('email')),
  'POST /team/resources/members/v1/{userId}/resendActivationEmail': recordAs(
    'user.invitation-sent-again',
    userInPath(),
  ),
  'PUT /team/resources/members/v1': recordAs(changeOfMember, userInBody('id')),
  'DELETE /team/resources/members/v1/{userId}': recordAs('user.removed', userInPath()),
  'POST /identity/resources/tenants/invites/v1/user': recordAs('settings.changed', () => 'Invite link'),
  'POST /identity/resources/tenants/invites/v2/user': recordAs('settings.changed', () => 'Invite link'),
  'PATCH /identity/resources/tenants/invites/v1/user': recordAs('settings.changed', () => 'Invite link'),
  'DELETE /identity/resources/tenants/invites/v1/user': recordAs('settings.changed', () => 'Invite link'),
  'PUT /identity/resources/users/temporary/v1/{userId}': recordAs('user.changed', userInPath()),
  'DELETE /identity/resources/users/temporary/v1/{userId}': recordAs('user.changed', userInPath()),
  'POST /identity/resources/tenants/users/v1/{userId}/disable': recordAs('user.disabled', userInPath()),
  'POST /identity/resources/tenants/users/v1/{userId}/enable': recordAs('user.enabled', userInPath()),
  'PUT /identity/resources/users/v2/me': recordAs('user.profile-changed'),
  'PUT /team/resources/profile/me/image/v1': recordAs('user.profile-changed'),
  'POST /identity/resources/usernames/v1': recordAs('user.profile-changed'),
  'DELETE /identity/resources/usernames/v1/{username}': recordAs('user.profile-changed'),

  'POST /identity/resources/users/v1/passwords/reset': recordAs(
    'user.password-reset-asked',
    textInBody('email'),
    actorByEmail,
  ),
  'POST /identity/resources/users/v2/passwords/reset/email': recordAs(
    'user.password-reset-asked',
    textInBody('email'),
    actorByEmail,
  ),
  'POST /identity/resources/users/v1/passwords/reset/verify': recordAs(
    'user.password-changed',
    userInBody('userId'),
    actorByUserId,
  ),
  'POST /identity/resources/users/v1/passwords/change': recordAs('user.password-changed'),
  'POST /identity/resources/users/v1/passwords/breached/reset/bulk': recordAs('user.password-reset-asked'),
  'POST /identity/resources/users/v1/invitation/reset/all': recordAs('user.invitation-sent-again', textInBody('email')),
  'POST /identity/resources/users/v1/email/me/verify': recordAs('user.profile-changed', textInBody('email')),
  'POST /identity/resources/users/v1/phone/verify': recordAs('user.profile-changed'),
  'POST /identity/resources/users/phone-numbers/v1': recordAs('user.profile-changed', textInBody('phoneNumber')),
  'POST /identity/resources/users/phone-numbers/v1/verify': recordAs('user.profile-changed'),
  'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': recordAs('user.profile-changed'),
  'DELETE /identity/resources/users/sessions/v1/me/all': recordAs('session.ended'),
  'DELETE /identity/resources/users/sessions/v1/me/{id}': recordAs('session.ended'),
  'POST /identity/resources/users/sessions/v1/revoke': recordAs('session.ended', userInBody('userId')),

  'POST /identity/resources/roles/v1': recordAs('role.created', textInBody('name')),
  'POST /identity/resources/roles/v2': recordAs('role.created', textInBody('name')),
  'PATCH /identity/resources/roles/v1/{roleId}': recordAs('role.changed', nameOfRow('roles', 'roleId')),
  'PATCH /identity/resources/roles/v2/{roleId}': recordAs('role.changed', nameOfRow('roles', 'roleId')),
  'PUT /identity/resources/roles/v1/{roleId}/permissions': recordAs('role.changed', nameOfRow('roles', 'roleId')),
  'PUT /identity/resources/permissions/v1/{permissionId}/roles': recordAs(
    'role.changed',
    nameOfRow('permissions', 'permissionId'),
  ),
  'DELETE /identity/resources/roles/v1/{roleId}': recordAs('role.removed', nameOfRow('roles', 'roleId')),
  'DELETE /identity/resources/roles/v2/{roleId}': recordAs('role.removed', nameOfRow('roles', 'roleId')),

  'POST /identity/resources/groups/v1': recordAs('group.created', textInBody('name')),
  'POST /identity/resources/groups/v1/config': recordAs('security.changed', () => 'Groups'),
  'PATCH /identity/resources/groups/v1/{groupId}': recordAs('group.changed', nameOfRow('groups', 'groupId')),
  'POST /identity/resources/groups/v1/{groupId}/roles': recordAs('group.changed', nameOfRow('groups', 'groupId')),
  'DELETE /identity/resources/groups/v1/{groupId}/roles': recordAs('group.changed', nameOfRow('groups', 'groupId')),
  'POST /identity/resources/groups/v1/{groupId}/users': recordAs(
    'group.members-changed',
    nameOfRow('groups', 'groupId'),
  ),
  'DELETE /identity/resources/groups/v1/{groupId}/users': recordAs(
    'group.members-changed',
    nameOfRow('groups', 'groupId'),
  ),
  'DELETE /identity/resources/groups/v1/{groupId}': recordAs('group.removed', nameOfRow('groups', 'groupId')),

  'POST /identity/resources/configurations/sessions/v1': recordAs('security.changed', () => 'Sessions'),
  'POST /identity/resources/configurations/v1/mfa-policy': recordAs('security.changed', () => 'Second factor'),
  'PATCH /identity/resources/configurations/v1/mfa-policy': recordAs('security.changed', () => 'Second factor'),
  'POST /identity/resources/configurations/v1/lockout-policy': recordAs('security.changed', () => 'Lockout'),
  'PATCH /identity/resources/configurations/v1/lockout-policy': recordAs('security.changed', () => 'Lockout'),
  'POST /identity/resources/configurations/v1/password-history-policy': recordAs(
    'security.changed',
    () => 'Password history',
  ),
  'PATCH /identity/resources/configurations/v1/password-history-policy': recordAs(
    'security.changed',
    () => 'Password history',
  ),
  'POST /identity/resources/configurations/v1/password-rotation': recordAs(
    'security.changed',
    () => 'Password rotation',
  ),
  'POST /identity/resources/configurations/restrictions/v1/email-domain': recordAs(
    'restriction.changed',
    textInBody('domain'),
  ),
  'POST /identity/resources/configurations/restrictions/v1/email-domain/bulk': recordAs(
    'restriction.changed',
    () => 'Domains',
  ),
  'POST /identity/resources/configurations/restrictions/v1/email-domain/config': recordAs(
    'restriction.changed',
    () => 'Domains',
  ),
  'DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}': recordAs(
    'restriction.changed',
    () => 'Domains',
  ),
  'POST /identity/resources/configurations/v1/restrictions/ip': recordAs('restriction.changed', textInBody('ip')),
  'POST /identity/resources/configurations/v1/restrictions/ip/bulk': recordAs('restriction.changed', () => 'Addresses'),
  'POST /identity/resources/configurations/v1/restrictions/ip/config': recordAs(
    'restriction.changed',
    () => 'Addresses',
  ),
  'DELETE /identity/resources/configurations/v1/restrictions/ip/{id}': recordAs(
    'restriction.changed',
    () => 'Addresses',
  ),
  'POST /security-engines/resources/policies/v1/country-restriction': recordAs(
    'restriction.changed',
    () => 'Countries',
  ),
  'POST /security-engines/resources/policies/v1/country-restriction/countries': recordAs(
    'restriction.changed',
    () => 'Countries',
  ),

  'POST /identity/resources/users/access-tokens/v1': recordAs('token.created', textInBody('description')),
  'POST /identity/resources/users/api-tokens/v1': recordAs('token.created', textInBody('description')),
  'POST /identity/resources/tenants/access-tokens/v1': recordAs('token.created', textInBody('description')),
  'POST /identity/resources/tenants/api-tokens/v2': recordAs('token.created', textInBody('description')),
  'DELETE /identity/resources/users/access-tokens/v1/{tokenId}': recordAs(
    'token.removed',
    nameOfRow('apiTokens', 'tokenId'),
  ),
  'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': recordAs(
    'token.removed',
    nameOfRow('apiTokens', 'tokenId'),
  ),
  'DELETE /identity/resources/tenants/access-tokens/v1/{tokenId}': recordAs(
    'token.removed',
    nameOfRow('apiTokens', 'tokenId'),
  ),
  'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': recordAs(
    'token.removed',
    nameOfRow('apiTokens', 'tokenId'),
  ),

  'POST /reports/resources/reports/v2/{id}/tenant-reports': recordAs('report.scheduled', reportName),

  'POST /webhook/custom': recordAs('webhook.created', textInBody('displayName')),
  'PATCH /webhook/{id}': recordAs('webhook.changed', nameOfRow('webhooks', 'id')),
  'DELETE /webhook/{id}': recordAs('webhook.removed', nameOfRow('webhooks', 'id')),
  'POST /integrations/resources/configurations/v1/emails/{eventKey}': recordAs('channel.changed', eMail),
  'PATCH /integrations/resources/configurations/v1/emails/{eventKey}': recordAs('channel.changed', eMail),
  'DELETE /integrations/resources/configurations/v1/emails/{eventKey}': recordAs('channel.changed', eMail),
  'PUT /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}': recordAs(
    'channel.changed',
    eMail,
  ),
  'DELETE /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}': recordAs(
    'channel.changed',
    eMail,
  ),
  'POST /integrations/resources/configurations/v2/sms/{eventKey}': recordAs('channel.changed', textMessages),
  'PATCH /integrations/resources/configurations/v2/sms/{eventKey}': recordAs('channel.changed', textMessages),
  'DELETE /integrations/resources/configurations/v2/sms/{eventKey}': recordAs('channel.changed', textMessages),
  'PUT /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}': recordAs(
    'channel.changed',
    textMessages,
  ),
  'DELETE /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}': recordAs(
    'channel.changed',
    textMessages,
  ),
  'POST /integrations/resources/configurations/v1/slack/subscriptions': recordAs('channel.changed', slack),
  'PATCH /integrations/resources/configurations/v1/slack/subscription/{id}': recordAs('channel.changed', slack),
  'DELETE /integrations/resources/configurations/v1/slack/subscriptions/{id}': recordAs('channel.changed', slack),
  'POST /integrations/resources/configurations/v1/slack/applications/registrations': recordAs('channel.changed', slack),
  'POST /team/resources/sso/v1/configurations': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/configurations/metadata': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/configurations/metadata-url': recordAs('sso.changed'),
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}': recordAs('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata': recordAs('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url': recordAs('sso.changed'),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}': recordAs('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains': recordAs('sso.changed', textInBody('domain')),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}': recordAs('sso.changed'),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups': recordAs('sso.changed', textInBody('group')),
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': recordAs('sso.changed'),
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/saml/configurations': recordAs('sso.changed', textInBody('domain')),
  'PUT /team/resources/sso/v1/saml/configurations/metadata': recordAs('sso.changed'),
  'PUT /team/resources/sso/v1/saml/validations/domain': recordAs('sso.changed'),
  'POST /team/resources/sso/v1/saml/configurations/roles/default': recordAs('sso.changed'),
  'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': recordAs('sso.changed'),
  'POST /team/resources/sso/v2/saml/configurations/groups': recordAs('sso.changed', textInBody('group')),
  'POST /directory/resources/v1/configurations/scim2': recordAs(
    'directory.changed',
    textInBody('connectionName', 'source'),
  ),
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': recordAs('sso.changed', textInBody('group')),
  'PATCH /directory/resources/v1/configurations/scim2/{id}': recordAs(
    'directory.changed',
    nameOfRow('directoryConnections', 'id'),
  ),
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': recordAs('sso.changed'),
  'DELETE /directory/resources/v1/configurations/scim2/{id}': recordAs(
    'directory.changed',
    nameOfRow('directoryConnections', 'id'),
  ),

  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1': recordAs(
    'subscription.changed',
    () => 'Subscribed',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations': recordAs(
    'subscription.changed',
    () => 'Cancelled',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals': recordAs(
    'subscription.changed',
    () => 'Cancellation taken back',
  ),
  'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}': recordAs('subscription.changed', planInBody),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations': recordAs(
    'subscription.changed',
    () => 'Cancelled',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals': recordAs(
    'subscription.changed',
    () => 'Cancellation taken back',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}': recordAs(
    'subscription.changed',
    planInBody,
  ),
  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1/{subscriptionId}/confirmations':
    recordAs('subscription.changed', () => 'First payment'),
  'PATCH /subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}/billing-details': recordAs(
    'payment-method.changed',
    () => 'Billing address',
  ),

  'POST /identity/resources/users/webauthn/v1/devices/verify': recordAs('user.passkey-added'),
  'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': recordAs('user.passkey-removed'),
  'PUT /identity/resources/users/v1/phone/change': recordAs(
    'user.profile-changed',
    undefined,
    actorByLink('changePhoneNumberToken'),
  ),
  'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': recordAs('user.profile-changed'),

  'PUT /tenants/resources/account-settings/v1': recordAs('settings.changed'),
  'POST /metadata/admin-box': recordAs('settings.changed', () => 'Login box'),
  'POST /identity/resources/applications/v1/apps-user': recordAs('application.assigned', userInBody('userId')),
  'DELETE /identity/resources/applications/v1/user-apps': recordAs('application.assigned', userInBody('userId')),
  'POST /tenants/resources/sub-tenants/v1': recordAs('account.created', textInBody('name')),
  'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': recordAs('account.changed', nameOfRow('tenants', 'tenantId')),
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': recordAs(
    'account.changed',
    nameOfRow('tenants', 'tenantId'),
  ),
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': recordAs(
    'account.changed',
    nameOfRow('tenants', 'tenantId'),
  ),
  'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': recordAs('account.removed', nameOfRow('tenants', 'tenantId')),
  'POST /identity/resources/sub-tenants/users/v1': recordAs('user.invited', emailInBody('user')),
  'POST /identity/resources/sub-tenants/users/v2/': recordAs('user.invited', emailInBody('users')),
  'DELETE /identity/resources/sub-tenants/users/v1': recordAs('user.removed', userInBody('userId')),
  'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': recordAs('user.roles-changed', userInPath()),
  'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': recordAs('user.roles-changed', userInPath()),
  'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': recordAs('user.roles-changed', userInPath()),
  'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': recordAs('user.changed', userInPath()),
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
  return db.plans.find(readText(request.body, 'planId') ?? '')?.name;
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
