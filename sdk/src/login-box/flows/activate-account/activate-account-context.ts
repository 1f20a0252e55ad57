import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ActivateAccountStore } from './activate-account-store';

/** Selects from the activation around a screen. */
export const useActivateAccount: FlowHook<ActivateAccountStore> = useFlowAround;
