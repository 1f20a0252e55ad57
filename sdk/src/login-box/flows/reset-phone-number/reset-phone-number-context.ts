import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ResetPhoneNumberStore } from './reset-phone-number-store';

/** Selects from the store of the flow around a screen, which replaces a lost phone number. */
export const useResetPhoneNumber: FlowHook<ResetPhoneNumberStore> = useFlowAround;
