import { errorCodes } from '@portico/sdk/contract';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { listAudits } from '../../../sdk/src/api/audits';
import { refreshToken } from '../../../sdk/src/api/auth';
import { impersonate } from '../../../sdk/src/api/impersonation';
import { startOwnAuthenticatorEnrolment } from '../../../sdk/src/api/own-mfa';
import { createPasskey } from '../../../sdk/src/api/passwordless-and-webauthn';
import { listMySessions } from '../../../sdk/src/api/sessions';
import { createMyAccessToken } from '../../../sdk/src/api/tokens';
import { getMe, switchTenant } from '../../../sdk/src/api/users';
import { changeMyEmail } from '../../../sdk/src/api/users-contacts';
import { tenantAdminEmail } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import { IMPERSONATION_SECONDS } from './testing/spec-numbers';

const INES = 'ines@acme.test';

async function actAs(email: string, actorEmail = tenantAdminEmail) {
  const world = quickWorld();
  const actor = await signIn(world, actorEmail);
  const browser = openBrowser(world);
  const body = { impersonatedUserId: userIdOf(world, email), actorToken: actor.token ?? '' };
  return { world, actor, browser, call: () => impersonate(browser.http, body) };
}

it('opens a session as another user, which names the actor', async () => {
  const { world, browser, call } = await actAs(INES);
  const { accessToken, tokenType, refreshToken } = await call();
  expect(tokenType).toBe('Bearer');
  expect(refreshToken).toBeTruthy();
  expect(decodeJwt(accessToken)).toMatchObject({ email: INES, act: { sub: userIdOf(world, tenantAdminEmail) } });
  browser.token = accessToken;
  expect(await getMe(browser.http)).toMatchObject({ email: INES });
  expect(await listMySessions(browser.http)).toMatchObject([{ current: true, impersonated: true }]);
});

it('records both users in the audit log', async () => {
  const { actor, call } = await actAs(INES);
  await call();
  const [row] = (await listAudits(actor.http, { count: 1 })).data;
  expect(row).toMatchObject({
    description: `User impersonated: ${INES}`,
    email: tenantAdminEmail,
    severity: 'Critical',
  });
});

it('lasts an hour', async () => {
  const { world, browser, call } = await actAs(INES);
  const { accessToken } = await call();
  browser.token = accessToken;
  const [session] = await listMySessions(browser.http);
  expect(session?.expires).toBe(new Date(world.clock.now() + IMPERSONATION_SECONDS * 1000).toISOString());
});

it('does not let the actor change how the user signs in', async () => {
  const { browser, call } = await actAs(INES);
  browser.token = (await call()).accessToken;
  await expectRefusal(createPasskey(browser.http), 403, errorCodes.forbidden);
  await expectRefusal(startOwnAuthenticatorEnrolment(browser.http), 403, errorCodes.forbidden);
});

it('does not let the actor change contacts, tokens and other accounts of the user', async () => {
  const world = quickWorld();
  const actor = await signIn(world, 'ben@acme.test');
  const browser = openBrowser(world);
  const body = { impersonatedUserId: userIdOf(world, tenantAdminEmail), actorToken: actor.token ?? '' };
  browser.token = (await impersonate(browser.http, body)).accessToken;
  const { http } = browser;
  await expectRefusal(changeMyEmail(http, { email: 'thief@acme.test' }), 403, errorCodes.forbidden);
  const token = { description: 'To come back later', expiresInMinutes: null };
  await expectRefusal(createMyAccessToken(http, token), 403, errorCodes.forbidden);
  await expectRefusal(switchTenant(http, { tenantId: 'tenant-brightwater' }), 403, errorCodes.forbidden);
  const next = await refreshToken(http, { tenantId: 'tenant-brightwater' });
  expect(decodeJwt(next.accessToken!)).toMatchObject({ tenantId: 'tenant-acme', act: expect.anything() });
});

it('does not allow to impersonate a third user', async () => {
  const { world, browser, call } = await actAs('ben@acme.test');
  const { accessToken } = await call();
  const body = { impersonatedUserId: userIdOf(world, INES), actorToken: accessToken };
  await expectRefusal(impersonate(browser.http, body), 403, errorCodes.forbidden);
});

it('requires the permission', async () => {
  const { call } = await actAs(INES, 'jonas@acme.test');
  await expectRefusal(call(), 403, errorCodes.forbidden);
});

it.each([
  ['liam@brightwater.test', 'ben@acme.test', 404, errorCodes.userNotFound],
  [tenantAdminEmail, tenantAdminEmail, 409, errorCodes.ownAccount],
  ['farid@acme.test', tenantAdminEmail, 403, errorCodes.accountDisabled],
  ['elif@acme.test', tenantAdminEmail, 403, errorCodes.accountLocked],
])('does not act as %s for %s', async (email, actor, status, code) => {
  const { call } = await actAs(email, actor);
  await expectRefusal(call(), status, code);
});

it('accepts only tokens of this world whose session has not ended', async () => {
  const world = quickWorld();
  const { http } = openBrowser(world);
  const body = { impersonatedUserId: userIdOf(world, INES), actorToken: 'eyJhbGciOiJub25lIn0.e30.' };
  await expectRefusal(impersonate(http, body), 401, errorCodes.unauthorized);
});
