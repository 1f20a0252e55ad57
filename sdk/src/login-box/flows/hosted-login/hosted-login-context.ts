import { useFlowForActions } from '../../runtime/flow-context';
import type { HostedLoginFlow } from './hosted-login-flow';

/** Returns the hosted login flow around a screen, for calls of its actions. */
export const useHostedLoginFlow: () => HostedLoginFlow = useFlowForActions;
