import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ApprovalFlowState } from './approval-flow-state';

/** The approval flow as its actions use it. */
export type ApprovalFlow = Flow<ApprovalFlowState>;

/** The approval flow of one mounted login box. */
export interface ApprovalFlowStore extends FlowSnapshot<ApprovalFlowState> {
  readonly flow: ApprovalFlow;
  /** Loads the request. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
}
