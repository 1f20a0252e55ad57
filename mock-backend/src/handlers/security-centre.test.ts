import { errorCodes, insightCodeSchema, recommendationCodeSchema, type SecurityCategory } from '@portico/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import * as policies from '../../../sdk/src/api/policies';
import * as restrictions from '../../../sdk/src/api/restrictions';
import * as api from '../../../sdk/src/api/security-centre';
import { saveSessionConfigurations } from '../../../sdk/src/api/sessions';
import { listUsersV3 } from '../../../sdk/src/api/team';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, quickWorld, signIn, type TestBrowser } from './testing/browser';
import { addBreachedPassword } from './testing/policies';

const DAY_MS = 86_400_000;
/** Without a sign-in for so long, a user is inactive (portal spec §9). */
const INACTIVE_DAYS = 90;

let world: World;
let admin: TestBrowser;

beforeEach(async () => {
  world = quickWorld();
  admin = await signIn(world, 'ada@acme.test');
});

async function codes(): Promise<string[]> {
  const { recommendations } = await api.getRecommendations(admin.http);
  return recommendations.items.map(({ code }) => code);
}

async function score(): Promise<number> {
  return (await api.getRecommendations(admin.http)).scoring.score;
}

async function insight(category: SecurityCategory) {
  const { insights } = await api.getInsights(admin.http);
  return insights.items.filter((item) => item.category === category);
}

async function recommendation(code: string) {
  const { recommendations } = await api.getRecommendations(admin.http);
  return recommendations.items.find((item) => item.code === code);
}

it('lists the most urgent first', async () => {
  const { recommendations } = await api.getRecommendations(admin.http);
  const order = ['SEVERE', 'WARNING', 'INFO'];
  const ranks = recommendations.items.map(({ severity }) => order.indexOf(severity));
  expect(ranks).toEqual([...ranks].sort());
  expect(recommendations.items[0]).toMatchObject({ code: 'FORCE_MFA', category: 'MFA' });
});

it('counts users with a second factor, until the policy requires one', async () => {
  const { items } = await listUsersV3(admin.http, { _preset: 'mfa-unenrolled', _limit: 50 });
  const { metadata } = (await recommendation('FORCE_MFA'))!;
  expect(metadata?.totalUsers).toBe(10);
  expect(metadata?.mfa?.enrolledUsersCount).toBe(10 - items.length);
  expect(await insight('MFA')).toMatchObject([{ code: 'PARTIAL_MFA_USAGE', metadata }]);
  const before = await score();
  await policies.createMfaPolicy(admin.http, { enforceMFAType: 'ForceExceptSAML' });
  expect(await insight('MFA')).toMatchObject([{ code: 'PARTIALLY_FORCED_MFA' }]);
  await policies.createMfaPolicy(admin.http, { enforceMFAType: 'Force' });
  expect(await insight('MFA')).toMatchObject([{ code: 'MFA_FORCED' }]);
  expect(await codes()).not.toContain('FORCE_MFA');
  expect(await score()).toBeGreaterThan(before);
});

it('lists users whose password has leaked', async () => {
  expect(await codes()).not.toContain('BREACHED_PASSWORDS_EXIST');
  const before = await score();
  addBreachedPassword(world, DEMO_PASSWORD);
  const { items } = await listUsersV3(admin.http, { _preset: 'breached-passwords', _limit: 50 });
  const password = { breachedPasswordUsersCount: items.length };
  expect(await recommendation('BREACHED_PASSWORDS_EXIST')).toMatchObject({
    severity: 'SEVERE',
    metadata: { password },
  });
  expect((await insight('PASSWORD'))[0]).toMatchObject({
    code: 'BREACHED_PASSWORD_USERS_EXIST',
    metadata: { password },
  });
  expect(await score()).toBeLessThan(before);
});

it('lists users who have not signed in for 90 days', async () => {
  const inactive = async () => (await listUsersV3(admin.http, { _preset: 'inactive', _limit: 50 })).items.length;
  expect(await inactive()).toBe(1);
  world.clock.advance(INACTIVE_DAYS * DAY_MS);
  admin = await signIn(world, 'ada@acme.test');
  expect(await inactive()).toBe(9);
});

it('returns the codes that published clients know, and no others', () => {
  expect(recommendationCodeSchema.options).toEqual([
    ...['FORCE_MFA', 'BREACHED_PASSWORDS_EXIST', 'ENABLE_USER_LOCKOUT', 'STRENGTHEN_USER_LOCKOUT'],
    ...['ENABLE_PASSWORD_HISTORY', 'STRENGTHEN_PASSWORD_HISTORY', 'ENABLE_FORCE_RELOGIN', 'SET_FORCE_RELOGIN'],
    ...['ENABLE_SESSION_CONCURRENCY', 'SET_SESSION_CONCURRENCY', 'ENABLE_IDLE_SESSION', 'SET_IDLE_SESSION'],
    ...['ENABLE_IP_RESTRICTIONS', 'CHANGE_IP_TO_ALLOWLIST', 'ENABLE_DOMAIN_RESTRICTIONS'],
    ...['CHANGE_DOMAIN_TO_ALLOWLIST', 'ENABLE_COUNTRY_RESTRICTIONS', 'CONFIGURE_SSO'],
  ]);
  expect(insightCodeSchema.options).toEqual([
    ...['MFA_FORCED', 'PARTIALLY_FORCED_MFA', 'PARTIAL_MFA_USAGE', 'FULL_MFA_USAGE'],
    ...['BREACHED_PASSWORD_USERS_EXIST', 'IMPROVE_LOCKOUT_POLICY', 'IMPROVE_PASSWORD_HISTORY_POLICY'],
    ...['FULL_PASSWORD_SETTINGS', 'NO_SESSION_SETTINGS', 'PARTIAL_SESSION_SETTINGS', 'FULL_SESSION_SETTINGS'],
    ...['NO_IP_RESTRICTIONS', 'IP_ALLOWLIST', 'IP_DENYLIST'],
    ...['NO_DOMAIN_RESTRICTIONS', 'DOMAIN_ALLOWLIST', 'DOMAIN_DENYLIST'],
  ]);
});

it('recommends to switch lockout and history on, then to make them stricter', async () => {
  expect((await insight('PASSWORD')).map(({ code }) => code)).toEqual(['IMPROVE_PASSWORD_HISTORY_POLICY']);
  await policies.createLockoutPolicy(admin.http, { enabled: false, maxAttempts: 5 });
  expect(await codes()).toEqual(expect.arrayContaining(['ENABLE_USER_LOCKOUT', 'ENABLE_PASSWORD_HISTORY']));
  await policies.createLockoutPolicy(admin.http, { enabled: true, maxAttempts: 6 });
  await policies.createPasswordHistoryPolicy(admin.http, { enabled: true, historySize: 2 });
  expect(await codes()).toEqual(expect.arrayContaining(['STRENGTHEN_USER_LOCKOUT', 'STRENGTHEN_PASSWORD_HISTORY']));
  await policies.createLockoutPolicy(admin.http, { enabled: true, maxAttempts: 5 });
  await policies.createPasswordHistoryPolicy(admin.http, { enabled: true, historySize: 3 });
  expect(await insight('PASSWORD')).toMatchObject([{ code: 'FULL_PASSWORD_SETTINGS' }]);
});

it('recommends all three limits of sessions, and strict ones', async () => {
  expect(await insight('SESSIONS')).toMatchObject([{ code: 'NO_SESSION_SETTINGS' }]);
  expect(await codes()).toEqual(
    expect.arrayContaining(['ENABLE_IDLE_SESSION', 'ENABLE_FORCE_RELOGIN', 'ENABLE_SESSION_CONCURRENCY']),
  );
  await saveSessionConfigurations(admin.http, {
    sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3_601 },
    sessionTimeoutConfiguration: { isActive: true, timeout: 604_800 },
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
  });
  expect(await insight('SESSIONS')).toMatchObject([
    { code: 'PARTIAL_SESSION_SETTINGS', metadata: { sessions: { configuredSessionSettings: 2 } } },
  ]);
  const now = await codes();
  expect(now).toEqual(expect.arrayContaining(['SET_IDLE_SESSION', 'ENABLE_SESSION_CONCURRENCY']));
  expect(now).not.toContain('ENABLE_FORCE_RELOGIN');
  expect(now).not.toContain('SET_FORCE_RELOGIN');
});

it('recommends allow lists rather than deny lists', async () => {
  expect(await codes()).toEqual(
    expect.arrayContaining(['ENABLE_IP_RESTRICTIONS', 'ENABLE_DOMAIN_RESTRICTIONS', 'ENABLE_COUNTRY_RESTRICTIONS']),
  );
  expect(await insight('IP')).toMatchObject([
    { code: 'NO_IP_RESTRICTIONS', metadata: { restrictions: { ipsCount: 6 } } },
  ]);
  await restrictions.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'BLOCK' });
  await restrictions.saveDomainRestrictionConfig(admin.http, { active: true, type: 'BLOCK' });
  expect(await insight('IP')).toMatchObject([{ code: 'IP_DENYLIST' }]);
  expect(await insight('DOMAIN')).toMatchObject([{ code: 'DOMAIN_DENYLIST' }]);
  expect(await codes()).toEqual(expect.arrayContaining(['CHANGE_IP_TO_ALLOWLIST', 'CHANGE_DOMAIN_TO_ALLOWLIST']));
  await restrictions.saveIpRestrictionConfig(admin.http, { isActive: true, strategy: 'ALLOW' });
  await restrictions.saveDomainRestrictionConfig(admin.http, { active: true, type: 'ALLOW' });
  expect(await insight('IP')).toMatchObject([{ code: 'IP_ALLOWLIST' }]);
  expect(await codes()).not.toEqual(expect.arrayContaining(['CHANGE_IP_TO_ALLOWLIST']));
});

it('gives each tenant a score of its own', async () => {
  const kira = await signIn(world, 'kira@brightwater.test');
  const before = await api.getRecommendations(kira.http);
  await policies.createMfaPolicy(admin.http, { enforceMFAType: 'Force' });
  expect(await api.getRecommendations(kira.http)).toEqual(before);
  expect((await api.getInsights(kira.http)).insights.items[0]).toMatchObject({ metadata: { totalUsers: 3 } });
});

it('requires the permission to read the security settings', async () => {
  const member = await signIn(world, 'ines@acme.test');
  await api.getInsights(member.http);
  member.token = null;
  await expectRefusal(api.getRecommendations(member.http), 401, errorCodes.unauthorized);
});
