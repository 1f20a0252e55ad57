import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { inviteUser } from '../../../api/team';
import type { App } from '../../../app/app';
import { createTestApp, letPass } from '../../../app/test-app';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import { chooseStrategy, submitEnrolmentCode } from '../login/enrolment-actions';
import type { LoginState } from '../login/login-state';
import { createLoginStore } from '../login/login-store';
import { goOnAfterAcceptance, sendAnotherMail, signOutOther, submitAcceptance } from './accept-invitation-actions';
import { createAcceptInvitationStore } from './accept-invitation-store';

const ACCEPTED_DELAY_MS = 5_000;

const LIAM = 'liam@brightwater.test';
const MIA = 'mia@newharbor.test';
const INVITATION_MINUTES = 43_200;

let world: World;
/** The states that the login route was started in. */
let handedOver: FlowSnapshot<LoginState>[];
const onSignIn = (login: FlowSnapshot<LoginState>) => void handedOver.push(login);
beforeEach(() => {
  world = createWorld({ latency: 0 });
  handedOver = [];
});

async function open(address: string, signedInAs?: string) {
  const app = createTestApp(world, { address, signedInAs });
  await app.start();
  const store = createAcceptInvitationStore(app, { onSignIn });
  return { app, invitation: () => store.getState(), flow: store.getState().flow };
}

/** The link of the e-mail to a user whom Ada invites. */
async function mailedLink(email = LIAM): Promise<string> {
  const { app } = await open('/', 'ada@acme.test');
  await inviteUser(app.http, { email, name: 'Mia', roleIds: ['role-support'] });
  return newestMail(email).link ?? '';
}

function newestMail(email: string) {
  const mail = world.inbox.list().find(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

/** Sets a policy of the vendor. */
function setPolicy(name: string, value: object): void {
  const snapshot = world.snapshot();
  const policy = { id: `policy-${name}`, name, tenantId: null, value };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [policy] } });
}

async function tenantsOf(app: App, email: string): Promise<string[] | undefined> {
  await app.session.accept(await login(app.http, { email, password: DEMO_PASSWORD }));
  return app.session.store.getState().user?.tenantIds;
}

it('shows the name of the team, accepts on a press, and opens the login page five seconds later', async () => {
  const { app, invitation, flow } = await open(await mailedLink());
  await Promise.all([invitation().start(), invitation().start()]);
  expect(invitation().state).toMatchObject({
    step: 'pending',
    name: 'Acme Harbor',
    withCode: false,
    withPassword: false,
  });
  const accepted = submitAcceptance(flow, {});
  await expect.poll(() => invitation().state).toEqual({ step: 'success', name: 'Acme Harbor' });
  await letPass(world, ACCEPTED_DELAY_MS - 1);
  expect(app.location.read().path).toBe('/account/invitation/accept');
  world.clock.advance(1);
  await accepted;
  expect([app.location.read().path, ACCEPTED_DELAY_MS]).toEqual(['/account/login', 5_000]);
  expect(await tenantsOf(app, LIAM)).toContain('tenant-acme');
});

it('uses up nothing by being opened, and ignores a second press', async () => {
  const link = await mailedLink();
  for (let attempt = 0; attempt < 2; attempt++) {
    const { invitation } = await open(link);
    await invitation().start();
    expect(invitation().state.step).toBe('pending');
  }
  const { invitation, flow } = await open(link);
  await invitation().start();
  void submitAcceptance(flow, {});
  void submitAcceptance(flow, {});
  await expect.poll(() => invitation().state.step).toBe('success');
});

it('lets a new user choose a password at the same address, and signs them in', async () => {
  const link = (await mailedLink(MIA)).replace('/account/activate', '/account/invitation/accept');
  const { app, invitation, flow } = await open(link);
  await invitation().start();
  expect(invitation().state).toMatchObject({ step: 'pending', withPassword: true, rules: { minLength: 6 } });
  await submitAcceptance(flow, { password: 'x' });
  expect(invitation()).toMatchObject({ state: { step: 'pending' }, error: { code: 'ER-PASSWORD-TOO-SHORT' } });
  const accepted = submitAcceptance(flow, { password: 'Winter-Garden-77' });
  await expect.poll(() => invitation().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: MIA } });
  world.clock.advance(ACCEPTED_DELAY_MS);
  await accepted;
  expect(app.location.read().path).toBe('/');
});

it('adds the team at once if the invited user is signed in', async () => {
  const link = await mailedLink();
  const { app, invitation, flow } = await open(link, LIAM);
  await invitation().start();
  const accepted = submitAcceptance(flow, {});
  await expect.poll(() => invitation().state.step).toBe('success');
  expect(app.session.store.getState().user?.tenantIds).toContain('tenant-acme');
  goOnAfterAcceptance(flow);
  expect(app.location.read().path).toBe('/');
  world.clock.advance(ACCEPTED_DELAY_MS);
  await accepted;
});

it('signs another user out on a press, and only then', async () => {
  const { app, invitation, flow } = await open(await mailedLink(), 'ines@acme.test');
  await invitation().start();
  expect(app.session.store.getState().user?.email).toBe('ines@acme.test');
  await signOutOther(flow);
  expect(app.session.store.getState().status).toBe('signedOut');
  expect(invitation()).toMatchObject({ state: { step: 'pending', name: 'Acme Harbor' }, pending: false });
});

it.each(['', '?userId=u1', '?token=t1', '?userId=%20&token=%20'])('is invalid at %j', async (query) => {
  for (const page of ['accept', 'code']) {
    const { invitation } = await open(`/account/invitation/${page}${query}`);
    await invitation().start();
    expect(invitation()).toMatchObject({ state: { step: 'invalid' }, pending: false, error: null });
  }
  expect(world.journal.list().filter(({ path }) => /invit|activate/.test(path))).toEqual([]);
});

it('offers another e-mail when the invitation is 43,200 minutes old, and sends it', async () => {
  const link = await mailedLink();
  world.clock.advance(INVITATION_MINUTES * 60_000);
  const { invitation, flow } = await open(link);
  await invitation().start();
  expect(invitation()).toMatchObject({ state: { step: 'failed', reason: 'dead', sentTo: null }, error: null });
  await sendAnotherMail(flow, LIAM);
  expect(invitation().state).toMatchObject({ step: 'failed', sentTo: LIAM });
  expect(newestMail(LIAM).link).not.toBe(link);
});

it('shows the same for an address that is not invited', async () => {
  const { invitation, flow } = await open('/account/invitation/accept');
  await sendAnotherMail(flow, 'unknown@acme.test');
  expect(invitation()).toMatchObject({ state: { step: 'failed', sentTo: 'unknown@acme.test' }, error: null });
  expect(world.inbox.list()).toEqual([]);
});

it('shows that the invitation was accepted before', async () => {
  const link = await mailedLink();
  const first = await open(link);
  await first.invitation().start();
  void submitAcceptance(first.flow, {});
  await expect.poll(() => first.invitation().state.step).toBe('success');
  const { invitation } = await open(link);
  await invitation().start();
  expect(invitation().state).toMatchObject({ step: 'failed', reason: 'dead' });
});

it('asks for the code from the e-mail, and asks again if it is wrong', async () => {
  setPolicy('invitations', { withCode: true });
  const link = await mailedLink();
  const { invitation, flow } = await open(link);
  expect(link).toContain('/account/invitation/code?');
  await invitation().start();
  expect(invitation().state).toMatchObject({ step: 'pending', withCode: true });
  const [code = ''] = /\b\d{6}\b/.exec(newestMail(LIAM).text) ?? [];
  await submitAcceptance(flow, { code: code === '000000' ? '111111' : '000000' });
  expect(invitation()).toMatchObject({ state: { step: 'pending' }, error: { code: 'ER-MFA-CODE-INVALID' } });
  void submitAcceptance(flow, { code: ` ${code} ` });
  await expect.poll(() => invitation().state.step).toBe('success');
});

it.each([{}, { code: ' ' }])('is invalid without the code from the e-mail (%j), and sends nothing', async (typed) => {
  setPolicy('invitations', { withCode: true });
  const { invitation, flow } = await open(await mailedLink());
  await invitation().start();
  await submitAcceptance(flow, typed);
  expect(invitation()).toMatchObject({ state: { step: 'invalid' }, pending: false, error: null });
  expect(world.journal.list().filter(({ path }) => path.includes('/invitation/accept'))).toEqual([]);
});

it('opens a required second factor after one second, without asking for the password again', async () => {
  setPolicy('mfa', { enforceMFAType: 'Force' });
  const link = (await mailedLink(MIA)).replace('/account/activate', '/account/invitation/accept');
  const { app, invitation, flow } = await open(link);
  await invitation().start();
  const accepted = submitAcceptance(flow, { password: 'Winter-Garden-77' });
  await expect.poll(() => invitation().state.step).toBe('success');
  expect(app.session.store.getState()).toMatchObject({ status: 'signedOut', user: null });
  await letPass(world, 999);
  expect(handedOver).toEqual([]);
  world.clock.advance(1);
  await accepted;
  expect(handedOver).toMatchObject([{ state: { step: 'forceTwoFactor', email: MIA }, pending: false, error: null }]);

  const login = createLoginStore(app, handedOver[0]).getState;
  await chooseStrategy(login().flow, 'AuthenticatorApp');
  await submitEnrolmentCode(login().flow, world.authenticator.code(MIA));
  expect(app.session.store.getState()).toMatchObject({ status: 'signedIn', user: { email: MIA } });
});

it('still accepts a link that the service does not find by its token alone', async () => {
  const link = await mailedLink();
  const call = 'POST /identity/resources/tenants/invites/v1/verify';
  world.faults.add({ call, kind: 'status', status: 404, times: 1 });
  const { invitation } = await open(link);
  await invitation().start();
  expect(invitation().state).toMatchObject({ step: 'pending', name: '' });
});

it.each(['POST /identity/resources/tenants/invites/v1/verify', 'GET /identity/resources/users/v1/activate/strategy'])(
  'draws no conclusion from too many requests: %s',
  async (call) => {
    const link = (await mailedLink(MIA)).replace('/account/activate', '/account/invitation/accept');
    world.faults.add({ call, kind: 'status', status: 429, times: 1 });
    const { invitation } = await open(link);
    await invitation().start();
    expect(invitation()).toMatchObject({ state: { step: 'validate' }, error: { code: 'tooManyRequests' } });
    await invitation().start();
    expect(invitation().state).toMatchObject({ step: 'pending', withPassword: true, name: 'Acme Harbor' });
  },
);

it('keeps the invitation for a retry when the service fails', async () => {
  const link = await mailedLink();
  for (const call of [
    'POST /identity/resources/tenants/invites/v1/verify',
    'POST /identity/resources/users/v1/invitation/accept',
  ])
    world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const { invitation, flow } = await open(link);
  await invitation().start();
  expect(invitation()).toMatchObject({ state: { step: 'validate' }, pending: false });
  expect(invitation().error).not.toBeNull();
  await invitation().start();
  await submitAcceptance(flow, {});
  expect(invitation()).toMatchObject({ state: { step: 'pending' }, pending: false });
  void submitAcceptance(flow, {});
  await expect.poll(() => invitation().state.step).toBe('success');
});
