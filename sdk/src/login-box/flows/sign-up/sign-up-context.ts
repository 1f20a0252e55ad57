import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { SignUpStore } from './sign-up-store';

/** Selects from the sign-up around a screen. */
export const useSignUp: FlowHook<SignUpStore> = useFlowAround;
