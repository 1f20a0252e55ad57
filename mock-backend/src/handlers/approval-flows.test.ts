import { errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import { getApprovalExecution, submitApproval } from '../../../sdk/src/api/approval-flows';
import { login } from '../../../sdk/src/api/auth';
import { createInviteLink, deleteMember, inviteUser, listUsers, updateMember } from '../../../sdk/src/api/team';
import { activateAccountWithCode, signUp } from '../../../sdk/src/api/users-joining';
import type { World } from '../core/types';
import { DEMO_PASSWORD } from '../db/cast';
import { expectRefusal, openBrowser, quickWorld, signIn, userIdOf } from './testing/browser';
import { codeOf, lastMailTo } from './testing/mails';
import { setVendorPolicy } from './testing/policies';
import { APPROVAL_SECONDS } from './testing/spec-numbers';

const ADA = 'ada@acme.test';
const BEN = 'ben@acme.test';
const LIAM = 'liam@brightwater.test';
const MIA = 'mia@newharbor.test';

/** A team that wants to be asked, with a link into it. */
async function askingTeam() {
  const world = quickWorld();
  setVendorPolicy(world, 'approval-flows', {
    joining: true,
    name: 'New colleagues',
    description: 'Two approvals are needed.',
  });
  const { http } = await signIn(world, ADA);
  const { token } = await createInviteLink(http);
  return { world, http, token };
}

const join = (world: World, invitationToken: string) =>
  login(openBrowser(world).http, { email: LIAM, password: DEMO_PASSWORD, invitationToken });

/** The link in the newest mail of an approver, as the page reads it. */
function linkFor(world: World, email: string) {
  const { searchParams } = new URL(lastMailTo(world, email).link ?? '', 'https://app.test');
  const { approvalFlowExecutionId = '', approverId = '', approvalFlowStepId = '' } = Object.fromEntries(searchParams);
  return { approvalFlowExecutionId, approverId, approvalFlowStepId };
}

it('stops a sign-in until it is approved', async () => {
  const { world, token } = await askingTeam();
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  expect(
    world.inbox
      .list()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([ADA, BEN]);
  const { http } = openBrowser(world);
  expect(await getApprovalExecution(http, linkFor(world, ADA))).toEqual({
    approvalFlowName: 'New colleagues',
    approvalFlowDescription: 'Two approvals are needed.',
    requester: 'Liam Byrne',
    approvalFlowRequestDate: new Date(world.clock.now()).toISOString(),
  });
  expect(await submitApproval(http, { ...linkFor(world, ADA), approved: true })).toEqual({ success: true });
  expect(lastMailTo(world, LIAM).subject).toBe('Welcome to Acme Harbor');
  expect((await join(world, token)).accessToken).toBeDefined();
  const late = submitApproval(http, { ...linkFor(world, BEN), approved: false });
  await expectRefusal(late, 400, errorCodes.resetLinkInvalid);
});

it('removes a user who is declined', async () => {
  const { world, http, token } = await askingTeam();
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  await submitApproval(http, { ...linkFor(world, BEN), approved: false });
  expect(lastMailTo(world, LIAM).subject).toBe('Acme Harbor has declined');
  expect((await listUsers(http, { _filter: LIAM }))._metadata.totalItems).toBe(0);
  expect((await signIn(world, LIAM)).token).not.toBeNull();
});

it('ends after a time, and is then requested again', async () => {
  const { world, token } = await askingTeam();
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  const { http } = openBrowser(world);
  const first = linkFor(world, ADA);
  world.clock.advance(APPROVAL_SECONDS * 1000 - 1);
  await getApprovalExecution(http, first);
  world.clock.advance(1);
  await expectRefusal(submitApproval(http, { ...first, approved: true }), 410, errorCodes.resetLinkExpired);
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  await expectRefusal(getApprovalExecution(http, first), 400, errorCodes.resetLinkInvalid);
  await submitApproval(http, { ...linkFor(world, ADA), approved: true });
  expect((await join(world, token)).accessToken).toBeDefined();
});

it('asks about a user who signs up with an unconfirmed address', async () => {
  const { world, token } = await askingTeam();
  const { http } = openBrowser(world);
  const account = { email: MIA, name: 'Mia', password: 'Second-Harbor-7', companyName: '', invitationToken: token };
  const { userId = '', activationToken = '' } = await signUp(http, account);
  const code = codeOf(lastMailTo(world, MIA));
  const activation = activateAccountWithCode(http, { userId, token: activationToken, code });
  await expectRefusal(activation, 403, errorCodes.approvalPending);
  await submitApproval(http, { ...linkFor(world, ADA), approved: true });
  expect((await login(http, { email: MIA, password: account.password })).accessToken).toBeDefined();
});

it('accepts answers only of approvers who still manage the team', async () => {
  const { world, http, token } = await askingTeam();
  await expectRefusal(join(world, token), 403, errorCodes.approvalPending);
  const [ada, ben] = [linkFor(world, ADA), linkFor(world, BEN)];
  const wrong = [
    { ...ada, approverId: userIdOf(world, ADA) },
    { ...ada, approvalFlowStepId: 'other' },
    { ...ada, approvalFlowExecutionId: 'other' },
  ];
  for (const link of wrong) {
    await expectRefusal(submitApproval(http, { ...link, approved: true }), 400, errorCodes.resetLinkInvalid);
  }
  await updateMember(http, { id: userIdOf(world, BEN), roleIds: ['role-read-only'] });
  await expectRefusal(getApprovalExecution(http, ben), 400, errorCodes.resetLinkInvalid);
  await deleteMember(http, userIdOf(world, LIAM));
  await expectRefusal(getApprovalExecution(http, ada), 400, errorCodes.resetLinkInvalid);
  expect(world.snapshot().tables.approvals).toEqual([]);
  expect(world.snapshot().tables.approvers).toEqual([]);
});

it('asks for no approval of users whom the team has invited', async () => {
  const { world, http } = await askingTeam();
  await inviteUser(http, { email: MIA });
  expect(world.inbox.list().map(({ to }) => to)).toEqual([MIA]);
});
