import type { LoginState } from '../../login-box/flows/login/login-state';
import { type HostFlowState, useFlowState } from './flow-state';
import { type LoginActions, loginActions, makeLoginFlow } from './login-actions';
import { useFlowActions } from './shared-flows';

export { enrolledMethods } from '../../login-box/flows/second-factor/challenge-routing';

/**
 * Returns the state of the sign-in, for the host's own login page (`customLoginBox`).
 *
 * @example
 * const { step, loading, error } = useLoginState();
 */
export function useLoginState(): HostFlowState<LoginState>;
export function useLoginState<T>(select: (login: HostFlowState<LoginState>) => T): T;
export function useLoginState<T>(select?: (login: HostFlowState<LoginState>) => T): T | HostFlowState<LoginState> {
  return useFlowState(makeLoginFlow, select);
}

/** Returns the actions of the sign-in, for the host's own login page. */
export function useLoginActions(): LoginActions {
  return useFlowActions(makeLoginFlow, loginActions);
}
