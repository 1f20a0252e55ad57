import { errorCodes, type SignUpRequest } from '@portico/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAudits } from '../../../sdk/src/api/audits';
import {
  createDomainRestriction,
  deleteIpRestriction,
  listIpRestrictions,
  saveDomainRestrictionConfig,
  saveIpRestrictionConfig,
} from '../../../sdk/src/api/restrictions';
import { createInviteLink } from '../../../sdk/src/api/team';
import { getMe, getMyTenants } from '../../../sdk/src/api/users';
import * as api from '../../../sdk/src/api/users-joining';
import { decodeJwt } from '../../../sdk/src/core/jwt';
import type { World } from '../core/types';
import { tenantAdminEmail } from '../db/cast';
import { openBrowser, quickWorld, refusal, signIn, type TestBrowser } from './testing/browser';
import { lastMailTo } from './testing/mails';
import { setVendorPolicy } from './testing/policies';
import { putRows } from './testing/rows';

const MIA = 'mia@newharbor.test';
const LIAM = 'liam@brightwater.test';
const PHONE = '+12025550142';
const newAccount: SignUpRequest = { email: MIA, companyName: 'New Harbor', password: 'Second-Harbor-7' };
const optional = { isActive: true, isRequired: false };
const required = { isActive: true, isRequired: true };

let world: World;
let browser: TestBrowser;
beforeEach(() => {
  world = quickWorld();
  browser = openBrowser(world);
});

/** Has the vendor offer every field, and open a session without a code. */
const offerAll = (policy: object = {}) =>
  setVendorPolicy(world, 'sign-up', {
    ...{ verifyEmail: false, email: optional, phoneNumber: optional, username: optional },
    ...policy,
  });

/** Signs a user up in a browser that stays signed in. */
async function signUp(change: Partial<SignUpRequest> = {}, send = api.signUp) {
  const { authResponse } = await send(browser.http, { ...newAccount, ...change });
  browser.token = authResponse?.accessToken ?? null;
}

const activeTenant = async () => (await getMyTenants(browser.http)).activeTenant;
const myRoles = async () => (await getMe(browser.http)).roles.map(({ name }) => name);
const eventsOf = async ({ http }: TestBrowser) => (await listAudits(http)).data.map(({ description }) => description);

describe('the new account', () => {
  beforeEach(() => offerAll());

  it.each<[string, Partial<SignUpRequest>, string, string]>([
    ['the company', { companyName: 'New Harbor', name: 'Mia Tran' }, 'New Harbor', 'new-harbor'],
    ['the user', { companyName: '', name: 'Mia Tran' }, 'Mia Tran', 'mia-tran'],
    ['the address', { companyName: '' }, MIA, 'mia-newharbor-test'],
    [
      'the default, without any of them',
      { companyName: '', email: '', username: 'mia.t' },
      'New account',
      'new-account',
    ],
    ['a company without letters', { companyName: '!!!' }, '!!!', 'account'],
    ['a long company', { companyName: 'h'.repeat(80) }, 'h'.repeat(80), 'h'.repeat(60)],
  ])('is named for %s', async (_, change, name, alias) => {
    await signUp(change, change.email === '' ? api.signUpWithUsername : api.signUp);
    expect(await activeTenant()).toMatchObject({ name, alias });
  });

  it('has a founder with the roles of the request and the highest role of the product', async () => {
    const roles = world.snapshot().tables.roles as { id: string; tenantId: string | null }[];
    const [role] = roles.filter(({ tenantId }) => tenantId === null);
    const highest = { ...role!, id: 'role-acme', tenantId: 'tenant-acme', name: 'Harbor master', level: -1 };
    putRows(world, 'roles', [highest]);
    await signUp({ roleIds: ['role-support'] });
    expect((await myRoles()).sort()).toEqual(['Admin', 'Support']);
  });

  it('records who has joined, by address or else by name', async () => {
    await signUp({ name: 'Mia Tran' });
    expect(await eventsOf(browser)).toContain(`User joined: ${MIA}`);
    await signUp({ name: 'Nia', email: '', username: 'nia.t' }, api.signUpWithUsername);
    expect(await eventsOf(browser)).toContain('User joined: Nia');
  });

  it('does not record a user who waits for an approval', async () => {
    setVendorPolicy(world, 'approval-flows', { joining: true });
    const ada = await signIn(world, tenantAdminEmail);
    const { token } = await createInviteLink(ada.http);
    await refusal(signUp({ invitationToken: token }));
    expect(await eventsOf(ada)).not.toContain(`User joined: ${MIA}`);
  });

  it('opens a session of a password', async () => {
    await signUp();
    expect(decodeJwt(browser.token!)).toMatchObject({ amr: ['pwd'] });
    expect(await getMe(browser.http)).toMatchObject({ name: '' });
  });

  it('shares no address with another that has none', async () => {
    await signUp({ email: '', username: 'mia.t' }, api.signUpWithUsername);
    await signUp({ email: '', username: 'nia.t' }, api.signUpWithUsername);
    expect(await getMe(browser.http)).toMatchObject({ username: 'nia.t' });
  });

  it('may have the number of another, which only a sign-up by phone reserves', async () => {
    await api.signUpWithPhoneNumber(browser.http, { name: 'Eve', phoneNumber: PHONE });
    await signUp({ phoneNumber: PHONE });
    expect(await getMe(browser.http)).toMatchObject({ email: MIA, phoneNumber: PHONE });
  });
});

describe('a refused sign-up', () => {
  it('names the fields that are missing', async () => {
    offerAll({ email: required, phoneNumber: required });
    const refused = await refusal(api.signUpWithUsername(browser.http, {}));
    const errors = ['email: is needed, phoneNumber: is needed, username: is needed, password: is needed'];
    expect(refused).toMatchObject({ statusCode: 400, errorCode: errorCodes.invalidRequest, errors });
  });

  it('needs the field that it signs up by, and no field that the vendor does not offer', async () => {
    offerAll({ phoneNumber: { isActive: false, isRequired: true } });
    const errors = ['username: is needed'];
    const nameless = refusal(api.signUpWithUsername(browser.http, { password: newAccount.password }));
    expect(await nameless).toMatchObject({ errors });
  });

  it('names the role that does not exist', async () => {
    const refused = await refusal(signUp({ roleIds: ['role-unknown'] }));
    expect(refused).toMatchObject({ errors: ['There is no such role.'], errorContext: { roleId: 'role-unknown' } });
  });

  it('gives the reason and the field', async () => {
    const closed = await refusal(api.signUpWithUsername(browser.http, { username: 'mia.t' }));
    expect(closed.errors).toEqual(['Sign-up by this method is closed.']);
    offerAll();
    await signUp({ username: 'mia.t' });
    const sameName = await refusal(signUp({ email: 'nia@newharbor.test', username: 'mia.t' }));
    expect(sameName.errors).toEqual(['Another user has this user name.']);
    const sameAddress = await refusal(signUp());
    expect(sameAddress.errors).toEqual(['There is an account with this address.']);
    expect(sameAddress.errorContext).toEqual({ field: 'email' });
  });

  it('explains that the team of the link does not permit the place', async () => {
    const ada = await signIn(world, tenantAdminEmail);
    const { token } = await createInviteLink(ada.http);
    const [ownAddress] = (await listIpRestrictions(ada.http)).items;
    await deleteIpRestriction(ada.http, ownAddress!.id);
    await saveIpRestrictionConfig(ada.http, { isActive: true, strategy: 'ALLOW' });
    const refused = await refusal(signUp({ invitationToken: token }));
    expect(refused).toMatchObject({ statusCode: 403, errorCode: errorCodes.placeNotAllowed });
  });

  it('creates no user whose address the team of the link does not take', async () => {
    const ada = await signIn(world, tenantAdminEmail);
    const { token } = await createInviteLink(ada.http);
    await createDomainRestriction(ada.http, { domain: 'newharbor.test', type: 'BLOCK' });
    await saveDomainRestrictionConfig(ada.http, { active: true, type: 'BLOCK' });
    const refused = await refusal(signUp({ invitationToken: token }));
    expect(refused).toMatchObject({ statusCode: 403, errorCode: errorCodes.emailDomainNotAllowed });
    await api.signUp(browser.http, newAccount);
    expect(lastMailTo(world, MIA)).toMatchObject({ subject: 'Confirm your e-mail address' });
  });
});

describe('a sign-up with the address of another user', () => {
  it('tells the owner by mail', async () => {
    await signUp({ email: LIAM });
    const mail = lastMailTo(world, LIAM);
    expect(mail.subject).toBe('You have an account already');
    expect(mail.text).toContain('this address was used to sign up again. You have an account already: sign in here.');
    expect(mail.text).toContain('/account/login');
    expect(mail.text).toContain('If it was not you, ignore this mail: nothing changes.');
  });

  it.each([
    ['with a password', newAccount.password, false],
    ['without a password', undefined, true],
  ])('%s gets the answer of a new account', async (_, password, shouldSetPassword) => {
    const { userId, activationToken, ...answer } = await api.signUp(browser.http, { email: LIAM, password });
    expect(answer).toMatchObject({ shouldActivate: true });
    const link = { userId: userId!, token: activationToken! };
    expect(await api.getActivationStrategy(browser.http, link)).toEqual({ shouldSetPassword });
  });

  it('mails the code again to an owner who has not confirmed the address', async () => {
    await signUp();
    const sentBefore = world.inbox.list().length;
    await signUp();
    expect(world.inbox.list()).toHaveLength(sentBefore + 1);
    expect(lastMailTo(world, MIA)).toMatchObject({ subject: 'Confirm your e-mail address' });
  });

  it('by phone gets the answer of a new number, and tells the owner', async () => {
    offerAll();
    const answer = await api.signUpWithPhoneNumber(browser.http, { email: LIAM, phoneNumber: PHONE });
    expect(answer).toEqual({ shouldActivate: false, userId: expect.any(String), tenantId: expect.any(String) });
    expect(lastMailTo(world, LIAM).subject).toBe('You have an account already');
  });
});
