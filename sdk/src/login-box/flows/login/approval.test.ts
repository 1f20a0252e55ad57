import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { createInviteLink } from '../../../api/team';
import { createTestApp } from '../../../app/test-app';
import { decide } from '../approval-flow/approval-flow-actions';
import { createApprovalFlowStore } from '../approval-flow/approval-flow-store';
import { checkApproval } from './approval-actions';
import type { LoginState } from './login-state';
import { createLoginStore } from './login-store';
import { submitPassword } from './password-actions';

const LIAM = 'liam@brightwater.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  const snapshot = world.snapshot();
  const policy = { id: 'policy-approval-flows', name: 'approval-flows', tenantId: null, value: { joining: true } };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [policy] } });
});

function open(address: string, state: LoginState) {
  const app = createTestApp(world, { address });
  const store = createLoginStore(app, { state, pending: false, error: null });
  return { app, login: () => store.getState(), flow: store.getState().flow };
}

/** Signs Liam in with the invite link of a team that has to approve new members. */
async function askToJoin() {
  const ada = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await ada.start();
  const { token } = await createInviteLink(ada.http);
  const opened = open(`/account/login?invitationToken=${token}`, { step: 'loginWithPassword', email: LIAM });
  await submitPassword(opened.flow, DEMO_PASSWORD);
  return opened;
}

async function approve() {
  const link = world.inbox.list().find(({ to }) => to === 'ada@acme.test')?.link ?? '';
  const store = createApprovalFlowStore(createTestApp(world, { address: link }));
  await store.getState().start();
  await decide(store.getState().flow, true);
}

it('waits for the team, checks again on a press, and signs the user in once it has approved', async () => {
  const { login, flow } = await askToJoin();
  expect(login()).toMatchObject({ state: { step: 'approvalPending', checked: false }, error: null, pending: false });
  await checkApproval(flow);
  expect(login()).toMatchObject({ state: { step: 'approvalPending', email: LIAM, checked: true }, error: null });
  await approve();
  void checkApproval(flow);
  await expect.poll(() => login().state.step).toBe('success');
});

it('keeps waiting when the service fails', async () => {
  const { login, flow } = await askToJoin();
  world.faults.add({ call: 'POST /identity/resources/auth/v1/user', kind: 'status', status: 503, times: 1 });
  await checkApproval(flow);
  expect(login().state.step).toBe('approvalPending');
  expect(login().error).not.toBeNull();
});

it('returns to the first step if there is no sign-in to repeat', async () => {
  const { login, flow } = open('/account/login', { step: 'approvalPending', email: LIAM, checked: false });
  await checkApproval(flow);
  expect(login().state).toEqual({ step: 'preLogin', email: LIAM });
});
