import type { LoginState } from '../../login-box/flows/login/login-state';
import { type HostFlowState, useFlowState } from './flow-state';
import { useFlowActions } from './held-flows';
import { type LoginActions, loginActions, makeLoginFlow } from './login-actions';

export { enrolledMethods } from '../../login-box/flows/second-factor/challenge-routing';

/**
 * Where the sign-in stands, for a login page of the host's own (`customLoginBox`).
 *
 * @example
 * const { step, loading, error } = useLoginState();
 */
export function useLoginState(): HostFlowState<LoginState>;
export function useLoginState<T>(select: (login: HostFlowState<LoginState>) => T): T;
export function useLoginState<T>(select?: (login: HostFlowState<LoginState>) => T): T | HostFlowState<LoginState> {
  return useFlowState(makeLoginFlow, select);
}

/** What people can do on a login page of the host's own. */
export function useLoginActions(): LoginActions {
  return useFlowActions(makeLoginFlow, loginActions);
}
