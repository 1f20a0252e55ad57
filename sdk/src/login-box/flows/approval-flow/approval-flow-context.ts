import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ApprovalFlowStore } from './approval-flow-store';

/** Selects from the approval around a screen. */
export const useApprovalFlow: FlowHook<ApprovalFlowStore> = useFlowAround;
