import type { ApprovalExecution, ApprovalLink } from '../../../contract';

/** Steps of the approval route: a mailed request, and the decision about it. */
export type ApprovalFlowState =
  /** Asks for the decision; `request` is `null` until loaded. */
  | { step: 'form'; link: ApprovalLink; request: ApprovalExecution | null }
  | { step: 'success'; approved: boolean; requester: string }
  /** The link lacks a parameter or is expired, or another approver has already decided. */
  | { step: 'failed' };

/** Name of a step of the approval flow. */
export type ApprovalFlowStep = ApprovalFlowState['step'];
export type ApprovalFlowStateOf<S extends ApprovalFlowStep> = Extract<ApprovalFlowState, { step: S }>;
