import { type ApprovalLink, errorCodes } from '@portico/sdk/contract';
import type { Database } from '../../../db/database';
import type { Rows } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import { recordEvent } from '../events/record-event';
import { policyFlag, policyOf } from '../security/policies';
import { leaveTeam } from '../team/leave-team';
import { listActiveAdmins, membershipIn } from '../team/team-members';
import { refuseLink, sendMail } from './links';

type ApprovalRow = Rows['approvals'];

/** How long a team may take to decide: 7 days. */
const APPROVAL_SECONDS = 604_800;

/** Whether a tenant approves users before they join by a link. */
export function wantsApproval(db: Database, tenantId: string): boolean {
  return policyFlag(db, 'approval-flows', tenantId, 'joining', false);
}

/** What a user's approval is pending for in a tenant. */
export function approvalOf(db: Database, userId: string, tenantId: string): ApprovalRow | undefined {
  return db.approvals.listBy('userId', userId).find((row) => row.tenantId === tenantId);
}

/** Asks all who manage the team, by mail, to approve a user; an earlier request becomes invalid. */
export function askForApproval(context: Context, { user, membership: { tenantId } }: Member): void {
  const { db, ids } = context;
  const earlier = approvalOf(db, user.id, tenantId);
  if (earlier) removeApproval(db, earlier);
  const { name, description } = policyOf(db, 'approval-flows', tenantId);
  const approval = db.approvals.insert({
    id: ids.token(),
    tenantId,
    userId: user.id,
    stepId: ids.uuid(),
    flowName: typeof name === 'string' ? name : 'Joining the team',
    flowDescription: typeof description === 'string' ? description : '',
    requestedAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, APPROVAL_SECONDS),
  });
  for (const { userId } of listActiveAdmins(context, tenantId)) mailApprover(context, approval, userId);
}

function mailApprover(context: Context, approval: ApprovalRow, userId: string): void {
  const { db, ids } = context;
  const { id: approverId, approvalId } = db.approvers.insert({
    id: ids.token(),
    approvalId: approval.id,
    tenantId: approval.tenantId,
    userId,
  });
  const link: ApprovalLink = { approvalFlowExecutionId: approvalId, approverId, approvalFlowStepId: approval.stepId };
  const address = `/account/approval-flow?${new URLSearchParams(link)}`;
  const requester = db.users.get(approval.userId);
  sendMail(context, db.users.get(userId), `${approval.flowName}: ${requester.email}`, address, [
    `${requester.name || requester.email} would like to join ${db.tenants.get(approval.tenantId).name}.`,
    'Open this link to approve or decline:',
    address,
    'It works for 7 days, until the request is decided.',
  ]);
}

/**
 * The request behind a link in a mail. The link is invalid for a user who is no longer permitted to decide.
 *
 * @throws {Refusal} 400 `ER-RESET-LINK-INVALID`, 410 `ER-RESET-LINK-EXPIRED`.
 */
export function findApproval(context: Context, link: ApprovalLink): ApprovalRow {
  const { db } = context;
  const approval = db.approvals.find(link.approvalFlowExecutionId);
  const approver = db.approvers.find(link.approverId);
  if (!approval || approval.stepId !== link.approvalFlowStepId) return refuseLink(context);
  const mayDecide = listActiveAdmins(context, approval.tenantId).some((row) => row.userId === approver?.userId);
  if (approver?.approvalId !== approval.id || !mayDecide) return refuseLink(context);
  if (!isOver(context, approval.expiresAt)) return approval;
  return refuse(context, 410, errorCodes.resetLinkExpired, 'This link is too old. Ask for a new one.');
}

/** Approves a user, or removes them from the team again, and mails them the decision. */
export function decide(context: Context, approval: ApprovalRow, approved: boolean): void {
  const { db } = context;
  const user = db.users.get(approval.userId);
  const { name } = db.tenants.get(approval.tenantId);
  const membership = membershipIn(context, user, approval.tenantId);
  removeApproval(db, approval);
  if (!membership) return;
  if (approved) {
    db.memberships.update(membership.id, { activatedForTenant: true });
    recordEvent(context, { event: 'user.joined', tenantId: approval.tenantId, actor: user, subject: user.email });
  } else leaveTeam(context, { user, membership });
  const outcome = approved ? `you may come in now: ${name} has approved.` : `${name} has declined.`;
  sendMail(
    context,
    user,
    approved ? `Welcome to ${name}` : `${name} has declined`,
    approved ? '/account/login' : null,
    [outcome, ...(approved ? ['/account/login'] : [])],
  );
}

function removeApproval(db: Database, { id }: ApprovalRow): void {
  for (const approver of db.approvers.listBy('approvalId', id)) db.approvers.remove(approver.id);
  db.approvals.remove(id);
}
