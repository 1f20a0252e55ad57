import { useFlowForActions } from '../../runtime/flow-context';
import type { MobileAuthenticatorFlow } from './mobile-authenticator-flow';

/** Returns the mobile-authenticator flow around a screen, for calls of its actions. */
export const useMobileAuthenticatorFlow: () => MobileAuthenticatorFlow = useFlowForActions;
