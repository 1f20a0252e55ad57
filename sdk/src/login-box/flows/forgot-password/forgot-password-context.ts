import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { ForgotPasswordFlow, ForgotPasswordStore } from './forgot-password-flow';

/** Selects from the store of the password recovery flow around a screen. */
export const useForgotPassword: FlowHook<ForgotPasswordStore> = useFlowAround;

/** Returns the password recovery flow around a screen, for calls of its actions. */
export const useForgotPasswordFlow: () => ForgotPasswordFlow = useFlowForActions;
