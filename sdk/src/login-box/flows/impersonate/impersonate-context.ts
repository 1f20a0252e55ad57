import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { ImpersonateFlow, ImpersonateStore } from './impersonate-flow';

/** Selects from the store of the impersonation flow around a screen. */
export const useImpersonate: FlowHook<ImpersonateStore> = useFlowAround;

/** Returns the impersonation flow around a screen, for calls of its actions. */
export const useImpersonateFlow: () => ImpersonateFlow = useFlowForActions;
