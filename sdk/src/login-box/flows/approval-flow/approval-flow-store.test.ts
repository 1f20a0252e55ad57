import { createWorld, DEMO_PASSWORD, type World } from '@portico/mock-backend';
import { beforeEach, expect, it } from 'vitest';
import { login } from '../../../api/auth';
import { createInviteLink } from '../../../api/team';
import { createTestApp } from '../../../app/test-app';
import { decide } from './approval-flow-actions';
import { createApprovalFlowStore } from './approval-flow-store';

const LIAM = 'liam@brightwater.test';

let world: World;
beforeEach(() => {
  world = createWorld({ latency: 0 });
  const snapshot = world.snapshot();
  const policy = { id: 'policy-approval-flows', name: 'approval-flows', tenantId: null, value: { joining: true } };
  world.restore({ ...snapshot, tables: { ...snapshot.tables, policies: [policy] } });
});

function open(address: string) {
  const app = createTestApp(world, { address });
  const store = createApprovalFlowStore(app);
  return { app, approval: () => store.getState(), flow: store.getState().flow };
}

/** The link of the e-mail to Ada when Liam asks to join. */
async function mailedLink(): Promise<string> {
  const ada = createTestApp(world, { signedInAs: 'ada@acme.test' });
  await ada.start();
  const { token: invitationToken } = await createInviteLink(ada.http, {});
  const wish = login(createTestApp(world).http, { email: LIAM, password: DEMO_PASSWORD, invitationToken });
  await expect(wish).rejects.toMatchObject({ errorCode: 'ER-APPROVAL-PENDING' });
  return world.inbox.list().find(({ to }) => to === 'ada@acme.test')?.link ?? '';
}

it('shows the request, and approves it', async () => {
  const { approval, flow } = open(await mailedLink());
  await Promise.all([approval().start(), approval().start()]);
  expect(approval().state).toMatchObject({ step: 'form', request: { requester: 'Liam Byrne' } });
  await decide(flow, true);
  expect(approval().state).toEqual({ step: 'success', approved: true, requester: 'Liam Byrne' });
  expect(world.inbox.list().find(({ to }) => to === LIAM)?.subject).toContain('Welcome');
});

it('rejects a request', async () => {
  const { approval, flow } = open(await mailedLink());
  await approval().start();
  await decide(flow, false);
  expect(approval().state).toMatchObject({ step: 'success', approved: false });
  expect(world.inbox.list().find(({ to }) => to === LIAM)?.subject).toContain('declined');
});

it('decides nothing by being opened, and nothing twice', async () => {
  const link = await mailedLink();
  for (let attempt = 0; attempt < 2; attempt++) {
    const { approval } = open(link);
    await approval().start();
    expect(approval().state.step).toBe('form');
  }
  const [first, second] = [open(link), open(link)];
  await Promise.all([first.approval().start(), second.approval().start()]);
  await decide(first.flow, true);
  await decide(second.flow, false);
  expect(second.approval()).toMatchObject({ state: { step: 'failed' }, error: null });
});

it('shows that the link is expired after seven days', async () => {
  const link = await mailedLink();
  world.clock.advance(7 * 24 * 3_600_000);
  const { approval } = open(link);
  await approval().start();
  expect(approval().state.step).toBe('failed');
});

it.each(['', '?approverId=1', '?approvalFlowExecutionId=1&approverId=2&approvalFlowStepId=%20'])(
  'has nothing to decide at %j',
  (query) => {
    expect(open(`/account/approval-flow${query}`).approval().state).toEqual({ step: 'failed' });
  },
);

it('keeps the request for a retry when the service fails', async () => {
  const link = await mailedLink();
  for (const call of [
    'GET /identity/resources/approval-flows/v1/execution-data',
    'POST /identity/resources/approval-flows/v1/approver-action',
  ])
    world.faults.add({ call, kind: 'status', status: 503, times: 1 });
  const { approval, flow } = open(link);
  await approval().start();
  expect(approval()).toMatchObject({ state: { step: 'form', request: null }, pending: false });
  expect(approval().error).not.toBeNull();
  await approval().start();
  await decide(flow, true);
  expect(approval().error).not.toBeNull();
  await decide(flow, true);
  expect(approval().state.step).toBe('success');
});
