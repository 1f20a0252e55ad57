import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { ForgotPasswordStore } from './forgot-password-store';

/** Selects from the store of the password recovery flow around a screen. */
export const useForgotPassword: FlowHook<ForgotPasswordStore> = useFlowAround;
