import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of the query of `getApprovalExecution`: `GET /identity/resources/approval-flows/v1/execution-data`. */
export const approvalLinkSchema = z.object({
  approvalFlowExecutionId: z.string().min(1).max(200),
  approverId: z.string().min(1).max(200),
  approvalFlowStepId: z.string().min(1).max(200),
});
/** The parameters of the link in an approver's mail. */
export type ApprovalLink = z.infer<typeof approvalLinkSchema>;

/** Schema of the answer to `getApprovalExecution`: `GET /identity/resources/approval-flows/v1/execution-data`. */
export const approvalExecutionSchema = z.object({
  approvalFlowName: z.string(),
  approvalFlowDescription: z.string().optional(),
  /** Name or e-mail address. */
  requester: z.string(),
  approvalFlowRequestDate: isoDateSchema,
});
/** The request that an approver decides on. */
export type ApprovalExecution = z.infer<typeof approvalExecutionSchema>;

/** Schema of the body of `submitApproval`: `POST /identity/resources/approval-flows/v1/approver-action`. */
export const submitApprovalRequestSchema = approvalLinkSchema.extend({ approved: z.boolean() });
/** The decision of an approver. */
export type SubmitApprovalRequest = z.infer<typeof submitApprovalRequestSchema>;

/** Schema of the answer to `submitApproval`: `POST /identity/resources/approval-flows/v1/approver-action`. */
export const submitApprovalResponseSchema = z.object({ success: z.boolean() });
/** Whether the decision was accepted. */
export type SubmitApprovalResponse = z.infer<typeof submitApprovalResponseSchema>;
