const otherForm = (call: string) => `The screens use another form of it: ${call}`;
const OPENED = 'The browser opens this address; no script calls it';
const SERVERS = 'For servers, which check tokens with it';
const HOSTS = 'For hosts with screens of their own, through the SDK';
const NO_SUBSCRIPTION = 'A checkout changes the subscription that there is (portal spec §4)';
const NO_FIELD = 'The specification names no screen or field that shows or changes it';

/**
 * Why no screen makes a call, by method and path as the contract writes them. `npm run screens -- --calls` prints it;
 * `npm test` fails for a call with neither a screen nor a reason.
 */
export const callsWithoutScreen: Readonly<Record<string, string>> = {
  'POST /identity/resources/auth/v1/user/saml/prelogin': otherForm('POST …/auth/v2/user/sso/prelogin'),
  'POST /identity/resources/auth/v1/user/oidc/postlogin': otherForm('POST …/auth/v2/user/oidc/postlogin'),
  'GET /identity/resources/auth/v1/user/sso/default/{id}/prelogin': OPENED,
  'GET /oauth/authorize': OPENED,
  'GET /oauth/portal': OPENED,
  'GET /.well-known/jwks.json': SERVERS,
  'POST /identity/resources/users/v1/invitation/reset/all': otherForm('…/invitation/reset, for each selected user'),
  'POST /identity/resources/users/v1/accept/code': otherForm('…/users/v1/invitation/accept/code'),
  'GET /identity/resources/users/v1/{userId}': otherForm('the lists of users, which have the same fields'),
  'POST /identity/resources/users/v1/email/me': HOSTS,
  'POST /identity/resources/users/v1/email/me/verify': HOSTS,
  'GET /identity/resources/users/v2/me/tenants': otherForm('GET …/users/v3/me/tenants'),
  'POST /identity/resources/users/v3/me/token': HOSTS,
  'POST /identity/resources/users/v1/mfa/enroll': otherForm('…/users/v1/mfa/authenticator/enroll'),
  'POST /identity/resources/users/v1/mfa/enroll/verify': otherForm('…/users/v1/mfa/authenticator/enroll/verify'),
  'GET /identity/resources/users/sessions/v1/me/current': otherForm('GET …/users/sessions/v1/me, which marks it'),
  'GET /identity/resources/configurations/v1/auth/strategies': otherForm('the vendor configuration of the login box'),
  'GET /identity/resources/configurations/v1/user-emails-policy': NO_FIELD,
  'GET /metadata/ip/{ip}': NO_FIELD,
  'GET /identity/resources/users/v2': otherForm('GET …/users/v3'),
  'POST /identity/resources/tenants/invites/v2/user': otherForm('POST …/users/v2, one for each address'),
  'GET /identity/resources/tenants/invites/v1/configuration': NO_FIELD,
  'PUT /identity/resources/roles/v1/{roleId}/permissions': otherForm('PATCH …/roles/v2/{roleId}'),
  'POST /identity/resources/roles/v2': otherForm('POST …/roles/v1'),
  'GET /identity/resources/roles/v2': otherForm('GET …/roles/v1'),
  'DELETE /identity/resources/roles/v2/{roleId}': otherForm('DELETE …/roles/v1/{roleId}'),
  'POST /identity/resources/groups/v1/bulkGet': otherForm('GET …/groups/v1 with the relations of each group'),
  'POST /identity/resources/groups/v1/config': NO_FIELD,
  'GET /tenants/resources/hierarchy/v1': otherForm('GET …/hierarchy/v1/tree'),
  'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': otherForm('PATCH of the same path'),
  'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': otherForm('PATCH of the same path'),
  'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': NO_FIELD,
  'GET /identity/resources/users/phone-numbers/v1/me': otherForm('GET …/users/phone-numbers/v1'),
  'POST /identity/resources/users/phone-numbers/v1': otherForm('…/phone-numbers/v1/preverify and verify'),
  'GET /identity/resources/users/phone-numbers/v2': NO_FIELD,
  'GET /identity/resources/usernames/v1': NO_FIELD,
  'GET /identity/resources/usernames/v1/me': otherForm('GET …/users/v2/me, which has it'),
  'GET /identity/resources/users/emails/v1': NO_FIELD,
  'GET /identity/resources/applications/v1/{userId}/apps': otherForm('GET …/applications/v1/users-apps'),
  'GET /applications/resources/applications/tenant-assignments/v1': NO_FIELD,
  'GET /applications/resources/applications/tenant-assignments/v2': NO_FIELD,
  'POST /audits/export/{endpoint}': otherForm('POST …/audits/export/csv/v2'),
  'POST /nlp-execution-assistant/resources/velo/v1/conversations': 'A first message begins a conversation',
  'GET /identity/resources/sso/v2/authenticated': NO_FIELD,
  'GET /team/resources/sso/v1/saml/configurations': otherForm('GET …/sso/v1/configurations'),
  'POST /team/resources/sso/v1/saml/configurations': otherForm('POST …/sso/v1/configurations'),
  'GET /team/resources/sso/v1/saml/configurations/vendor-config': otherForm(
    'GET …/sso/v1/configurations, which has its values',
  ),
  'PUT /team/resources/sso/v1/saml/configurations/metadata': otherForm(
    'PUT …/sso/v1/configurations/{ssoConfigId}/metadata',
  ),
  'PUT /team/resources/sso/v1/saml/validations/domain': otherForm(
    'PUT …/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate',
  ),
  'GET /team/resources/sso/v1/saml/configurations/roles/default': otherForm(
    'GET …/sso/v1/configurations/{ssoConfigId}/roles',
  ),
  'POST /team/resources/sso/v1/saml/configurations/roles/default': otherForm(
    'PUT …/sso/v1/configurations/{ssoConfigId}/roles',
  ),
  'GET /team/resources/sso/v2/saml/configurations/groups': otherForm(
    'GET …/sso/v1/configurations/{ssoConfigId}/groups',
  ),
  'POST /team/resources/sso/v2/saml/configurations/groups': otherForm(
    'POST …/sso/v1/configurations/{ssoConfigId}/groups',
  ),
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': otherForm(
    'PATCH …/sso/v1/configurations/{ssoConfigId}/groups/{groupId}',
  ),
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': otherForm(
    'DELETE …/sso/v1/configurations/{ssoConfigId}/groups/{groupId}',
  ),
  'POST /team/resources/sso/v1/configurations/metadata': otherForm(
    'PUT …/sso/v1/configurations/{ssoConfigId}/metadata',
  ),
  'POST /team/resources/sso/v1/configurations/metadata-url': otherForm(
    'PUT …/sso/v1/configurations/{ssoConfigId}/metadata-url',
  ),
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': otherForm(
    'PUT …/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate',
  ),
  'POST /identity/resources/configurations/v1/restrictions/ip/bulk': otherForm(
    'POST …/restrictions/ip, for each address',
  ),
  'GET /subscriptions/resources/billing/invoices/v1/{invoiceId}': otherForm('GET …/invoices/v1, which has all of them'),
  'GET /subscriptions/resources/subscriptions/v1/{subscriptionId}': otherForm(
    'GET …/subscriptions/v1, which has all of them',
  ),
  'GET /subscriptions/resources/billing/subscriptions/v1': otherForm('GET /subscriptions/resources/subscriptions/v1'),
  'GET /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}': otherForm(
    'GET /subscriptions/resources/subscriptions/v1/{subscriptionId}',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/cancellations/': otherForm(
    'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/cancellations/',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}/renewals/': otherForm(
    'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}/renewals/',
  ),
  'PUT /subscriptions/resources/billing/subscriptions/v1/{subscriptionId}': otherForm(
    'PUT /subscriptions/resources/subscriptions/v1/{subscriptionId}',
  ),
  'GET /subscriptions/resources/billing/payment-methods/v1/{paymentMethodId}': otherForm(
    'GET …/payment-methods/v1, which has all of them',
  ),
  'GET /subscriptions/resources/billing/plans/v1/{planId}': otherForm('GET …/plans/v1, which has all of them'),
  'GET /subscriptions/resources/billing/tenant-configurations/v1/{tenantId}': otherForm(
    'GET …/summaries/v1/{tenantId}, which says how the tenant is billed',
  ),
  'POST /subscriptions/resources/billing/tenant-configurations/v1': NO_FIELD,
  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1': NO_SUBSCRIPTION,
  'GET /subscriptions/resources/billing/payment-providers/stripe/customers/v1/{tenantId}': NO_SUBSCRIPTION,
  'POST /subscriptions/resources/billing/payment-providers/stripe/customers/v1': NO_SUBSCRIPTION,
};
