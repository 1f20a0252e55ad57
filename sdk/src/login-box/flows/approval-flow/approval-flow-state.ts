import type { ApprovalExecution, ApprovalLink } from '../../../contract';

/** What the login box shows on the approval route: a mailed request, and the decision about it. */
export type ApprovalFlowState =
  /** Decides; `request` is `null` until the service has told what is asked. */
  | { step: 'form'; link: ApprovalLink; request: ApprovalExecution | null }
  | { step: 'success'; approved: boolean; requester: string }
  /** The link is missing a part, has expired, or somebody has decided. */
  | { step: 'failed' };

export type ApprovalFlowStep = ApprovalFlowState['step'];
export type ApprovalFlowStateOf<S extends ApprovalFlowStep> = Extract<ApprovalFlowState, { step: S }>;
