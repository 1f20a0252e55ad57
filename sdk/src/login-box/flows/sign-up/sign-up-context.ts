import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { SignUpStore } from './sign-up-store';

/** Selects from the store of the sign-up flow around a screen. */
export const useSignUp: FlowHook<SignUpStore> = useFlowAround;
