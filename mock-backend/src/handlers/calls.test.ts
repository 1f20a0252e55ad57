import { errorBodySchema, errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { createRouter } from './router';
import { routes } from './routes';
import { callOf, readApiFunctions } from './testing/api-calls';
import { openBrowser, quickWorld } from './testing/browser';

const apiFunctions = await readApiFunctions();

it.each(apiFunctions)('answers %s', async (name, apiFunction) => {
  const { method, path } = await callOf(name, apiFunction);
  expect(createRouter(routes).find(method, path)).toMatchObject({ kind: 'found' });
});

/** Addresses that a browser opens, or that programs of others write to: our clients have nothing to call there. */
const callsWithoutApiFunction = new Set([
  'GET /team/resources/profile/pictures/{pictureId}',
  'GET /oauth/authorize',
  'GET /oauth/portal',
  'GET /identity/resources/auth/v1/user/sso/default/{id}/prelogin',
  'GET /identity/resources/auth/v2/user/sso/default/{id}/prelogin',
  'GET /simulated/social/{provider}',
  'POST /simulated/social/{provider}',
  'GET /simulated/sso/{alias}/saml',
  'POST /simulated/sso/{alias}/saml',
  'GET /simulated/sso/{alias}/saml/metadata',
  'GET /simulated/sso/{alias}/oidc/authorize',
  'POST /simulated/sso/{alias}/oidc/authorize',
  'GET /simulated/sso/{alias}/oidc/.well-known/openid-configuration',
  'GET /simulated/sso/{alias}/oidc/jwks',
  'POST /auth/saml/callback',
  'GET /directory/resources/scim/v2.0/{connectionId}/Users',
  'POST /directory/resources/scim/v2.0/{connectionId}/Users',
  'GET /directory/resources/scim/v2.0/{connectionId}/Users/{userId}',
  'PUT /directory/resources/scim/v2.0/{connectionId}/Users/{userId}',
  'PATCH /directory/resources/scim/v2.0/{connectionId}/Users/{userId}',
  'DELETE /directory/resources/scim/v2.0/{connectionId}/Users/{userId}',
  'GET /directory/resources/scim/v2.0/{connectionId}/Groups',
  'POST /directory/resources/scim/v2.0/{connectionId}/Groups',
  'GET /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}',
  'PUT /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}',
  'PATCH /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}',
  'DELETE /directory/resources/scim/v2.0/{connectionId}/Groups/{groupId}',
  'GET /directory/resources/scim/v2.0/{connectionId}/ServiceProviderConfig',
]);

it('has no route that no function of the api calls', async () => {
  const router = createRouter(routes);
  const asked = new Set<unknown>();
  for (const [name, apiFunction] of apiFunctions) {
    const { method, path } = await callOf(name, apiFunction);
    const match = router.find(method, path);
    if (match.kind === 'found') asked.add(match.route);
  }
  const unasked = routes.filter((route) => !asked.has(route)).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(unasked)).toEqual(callsWithoutApiFunction);
});

/** Calls that need no access token. */
const openCalls = new Set([
  'POST /identity/resources/auth/v1/user',
  'POST /identity/resources/auth/v1/user/mfa/verify',
  'POST /identity/resources/auth/v1/user/token/refresh',
  'POST /identity/resources/auth/v1/logout',
  'POST /identity/resources/auth/v2/user/sso/prelogin',
  'POST /identity/resources/auth/v1/user/saml/prelogin',
  'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll',
  'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll/verify',
  'POST /identity/resources/auth/v1/user/mfa/sms/enroll',
  'POST /identity/resources/auth/v1/user/mfa/sms/enroll/verify',
  'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll',
  'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll/verify',
  'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}',
  'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify',
  'POST /identity/resources/auth/v1/user/mfa/emailcode',
  'POST /identity/resources/auth/v1/user/mfa/emailcode/verify',
  'POST /identity/resources/auth/v1/passwordless/{type}/prelogin',
  'POST /identity/resources/auth/v1/passwordless/{type}/postlogin',
  'POST /identity/resources/auth/v1/webauthn/prelogin',
  'POST /identity/resources/auth/v1/webauthn/postlogin',
  'POST /identity/resources/impersonation/v1',
  'POST /identity/resources/auth/v1/user/saml/postlogin',
  'POST /identity/resources/auth/v1/user/oidc/postlogin',
  'POST /identity/resources/auth/v2/user/oidc/postlogin',
  'POST /identity/resources/auth/v1/user/mfa/recover',
  'POST /identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify',
  'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}',
  'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify',
  'GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device',
  'POST /identity/resources/users/v1/passwords/reset',
  'POST /identity/resources/users/v2/passwords/reset/email',
  'POST /identity/resources/users/v1/passwords/reset/validate',
  'POST /identity/resources/users/v1/passwords/reset/verify',
  'GET /identity/resources/users/v1/passwords/config',
  'GET /identity/resources/configurations/v1/password-recovery/strategies',
  'GET /identity/resources/configurations/v1/sign-up/strategies',
  'POST /identity/resources/users/v1/signUp',
  'POST /identity/resources/users/v1/signUp/phoneNumber',
  'POST /identity/resources/users/v1/signUp/username',
  'POST /identity/resources/users/v1/activate',
  'POST /identity/resources/users/v1/activate/code',
  'GET /identity/resources/users/v1/activate/strategy',
  'POST /identity/resources/users/v1/activate/reset',
  'POST /identity/resources/users/v1/invitation/reset',
  'POST /identity/resources/users/v1/invitation/accept',
  'POST /identity/resources/users/v1/invitation/accept/code',
  'POST /identity/resources/users/v1/accept/code',
  'POST /identity/resources/tenants/invites/v1/verify',
  'POST /identity/resources/users/v2/passwords/reset/sms',
  'POST /identity/resources/users/v2/passwords/reset/sms/verify',
  'POST /identity/resources/users/v1/phone/reset',
  'POST /identity/resources/users/v1/phone/reset/verify',
  'PUT /identity/resources/users/v1/phone/change',
  'POST /identity/resources/users/v3/me/unlock',
  'GET /identity/resources/configurations/v1/public',
  'GET /identity/resources/configurations/v1/auth/strategies/public',
  'GET /identity/resources/configurations/v1/password',
  'GET /identity/resources/configurations/v1/captcha-policy/public',
  'GET /team/resources/sso/v2/configurations/public',
  'GET /identity/resources/sso/v1',
  'GET /identity/resources/sso/v2',
  'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin',
  'GET /identity/resources/sso/custom/v1',
  'GET /metadata',
  'GET /flags',
  'GET /metadata/overrides',
  'GET /metadata/ipme',
  'GET /team/resources/profile/pictures/{pictureId}',
  'GET /identity/resources/approval-flows/v1/execution-data',
  'POST /identity/resources/approval-flows/v1/approver-action',
  'GET /identity/resources/configurations/v1/mfa/strategies',
  'GET /tenants/resources/account-settings/v1/public',
  'GET /vendors/public',
  'GET /.well-known/jwks.json',
  'GET /.well-known/openid-configuration',
  'POST /oauth/token',
  'POST /oauth/authorize/silent',
  'GET /oauth/logout',
  ...callsWithoutApiFunction,
]);
const guarded = routes.map(({ method, path }) => `${method} ${path}`).filter((call) => !openCalls.has(call));

it.each(guarded)('asks for a token before %s', async (call) => {
  const [method, path = ''] = call.split(' ');
  const { fetch } = openBrowser(quickWorld());
  const body = method === 'GET' ? null : '{}';
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/frontegg${path.replace(/\{\w+\}/g, 'id')}`, { method: method!, body, headers });
  expect(response.status).toBe(401);
  expect(response.headers.get('frontegg-trace-id')).toBeTruthy();
  expect(errorBodySchema.parse(await response.json()).errorCode).toBe(errorCodes.unauthorized);
});
