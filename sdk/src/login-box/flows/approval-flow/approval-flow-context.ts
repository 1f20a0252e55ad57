import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { ApprovalFlow, ApprovalFlowStore } from './approval-flow';

/** Selects from the store of the approval flow around a screen. */
export const useApproval: FlowHook<ApprovalFlowStore> = useFlowAround;

/** Returns the approval flow around a screen, for calls of its actions. */
export const useApprovalFlow: () => ApprovalFlow = useFlowForActions;
