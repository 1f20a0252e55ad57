import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { MobileAuthenticatorStore } from './mobile-authenticator-store';

/** Selects from the store of the mobile-authenticator flow around a screen. */
export const useMobileAuthenticator: FlowHook<MobileAuthenticatorStore> = useFlowAround;
