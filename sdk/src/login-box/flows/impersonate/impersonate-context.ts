import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ImpersonateStore } from './impersonate-store';

/** Selects from the impersonation around a screen. */
export const useImpersonate: FlowHook<ImpersonateStore> = useFlowAround;
