import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ActivateAccountStore } from './activate-account-store';

/** Selects from the store of the activation flow around a screen. */
export const useActivateAccount: FlowHook<ActivateAccountStore> = useFlowAround;
