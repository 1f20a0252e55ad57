import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of {@link ApprovalLink}. */
export const approvalLinkSchema = z.object({
  approvalFlowExecutionId: z.string().min(1).max(200),
  approverId: z.string().min(1).max(200),
  approvalFlowStepId: z.string().min(1).max(200),
});
/** The parameters of the link in an approver's mail. */
export type ApprovalLink = z.infer<typeof approvalLinkSchema>;

/** Schema of {@link ApprovalExecution}. */
export const approvalExecutionSchema = z.object({
  approvalFlowName: z.string(),
  approvalFlowDescription: z.string().optional(),
  /** Name or e-mail address. */
  requester: z.string(),
  approvalFlowRequestDate: isoDateSchema,
});
/** The request that an approver decides on. */
export type ApprovalExecution = z.infer<typeof approvalExecutionSchema>;

/** Schema of {@link SubmitApprovalRequest}. */
export const submitApprovalRequestSchema = approvalLinkSchema.extend({ approved: z.boolean() });
/** The decision of an approver. */
export type SubmitApprovalRequest = z.infer<typeof submitApprovalRequestSchema>;

/** Schema of {@link SubmitApprovalResponse}. */
export const submitApprovalResponseSchema = z.object({ success: z.boolean() });
/** Whether the decision was accepted. */
export type SubmitApprovalResponse = z.infer<typeof submitApprovalResponseSchema>;
