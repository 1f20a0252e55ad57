import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { LoginFlow, LoginStore } from './login-flow';

/** Selects from the login flow around a screen. */
export const useLogin: FlowHook<LoginStore> = useFlowAround;

/** Returns the login flow around a screen, for calls of its actions. */
export const useLoginFlow: () => LoginFlow = useFlowForActions;
