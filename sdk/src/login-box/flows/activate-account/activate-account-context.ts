import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { ActivateAccountFlow, ActivateAccountStore } from './activate-account-flow';

/** Selects from the store of the activation flow around a screen. */
export const useActivateAccount: FlowHook<ActivateAccountStore> = useFlowAround;

/** Returns the activation flow around a screen, for calls of its actions. */
export const useActivateAccountFlow: () => ActivateAccountFlow = useFlowForActions;
