import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { HostedLoginStore } from './hosted-login-store';

/** Selects from the store of the hosted login flow around a screen. */
export const useHostedLogin: FlowHook<HostedLoginStore> = useFlowAround;
