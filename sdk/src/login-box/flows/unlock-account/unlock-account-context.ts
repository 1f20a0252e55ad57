import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { UnlockAccountStore } from './unlock-account-store';

/** Selects from the store of the unlock flow around a screen. */
export const useUnlockAccount: FlowHook<UnlockAccountStore> = useFlowAround;
