import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ApprovalFlowStore } from './approval-flow-store';

/** Selects from the store of the approval flow around a screen. */
export const useApprovalFlow: FlowHook<ApprovalFlowStore> = useFlowAround;
