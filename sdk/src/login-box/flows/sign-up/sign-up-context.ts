import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { SignUpFlow, SignUpStore } from './sign-up-flow';

/** Selects from the store of the sign-up flow around a screen. */
export const useSignUp: FlowHook<SignUpStore> = useFlowAround;

/** Returns the sign-up flow around a screen, for calls of its actions. */
export const useSignUpFlow: () => SignUpFlow = useFlowForActions;
