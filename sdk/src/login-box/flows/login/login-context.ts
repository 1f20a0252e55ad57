import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { LoginFlow, LoginStore } from './login-flow';

/** Selects from the login flow around a screen. */
export const useLogin: FlowHook<LoginStore> = useFlowAround;

/** The login flow around a screen, for its actions. */
export function useLoginFlow(): LoginFlow {
  return useLogin((login) => login.flow);
}
