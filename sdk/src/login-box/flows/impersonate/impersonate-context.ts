import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ImpersonateStore } from './impersonate-store';

/** Selects from the store of the impersonation flow around a screen. */
export const useImpersonate: FlowHook<ImpersonateStore> = useFlowAround;
