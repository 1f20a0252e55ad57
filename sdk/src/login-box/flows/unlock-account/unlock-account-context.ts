import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { UnlockAccountFlow, UnlockAccountStore } from './unlock-account-flow';

/** Selects from the store of the unlock flow around a screen. */
export const useUnlockAccount: FlowHook<UnlockAccountStore> = useFlowAround;

/** Returns the unlock flow around a screen, for calls of its actions. */
export const useUnlockAccountFlow: () => UnlockAccountFlow = useFlowForActions;
