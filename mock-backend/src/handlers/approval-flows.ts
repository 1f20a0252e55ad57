import {
  type ApprovalExecution,
  approvalExecutionSchema,
  approvalLinkSchema,
  submitApprovalRequestSchema,
  submitApprovalResponseSchema,
} from '@portico/sdk/contract';
import { route } from './route';
import { readQuery } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { decide, findApproval } from './rules/users/approvals';

/** Needs no access token: the link in the mail is the proof. */
function getApprovalExecution(context: HandlerContext<never>): HandlerReply {
  const approval = findApproval(context, readQuery(context, approvalLinkSchema));
  const { name, email } = context.db.users.get(approval.userId);
  const answer: ApprovalExecution = {
    approvalFlowName: approval.flowName,
    ...(approval.flowDescription !== '' && { approvalFlowDescription: approval.flowDescription }),
    requester: name || email,
    approvalFlowRequestDate: approval.requestedAt,
  };
  return context.reply(200, answer);
}

function submitApproval(context: HandlerContext<never>): HandlerReply {
  const { approved, ...link } = context.read(submitApprovalRequestSchema);
  decide(context, findApproval(context, link), approved);
  return context.reply(200, { success: true });
}

/** Sign-ins and sign-ups that wait for approval (contract: endpoints, approval-flows). */
export const approvalRoutes = [
  route('GET /identity/resources/approval-flows/v1/execution-data', getApprovalExecution, {
    answer: approvalExecutionSchema,
  }),
  route('POST /identity/resources/approval-flows/v1/approver-action', submitApproval, {
    answer: submitApprovalResponseSchema,
  }),
];
