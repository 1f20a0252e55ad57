import { type FlowHook, useFlowAround } from '../../runtime/flow-context';
import type { AcceptInvitationStore } from './accept-invitation-store';

/** Selects from the store of the invitation flow around a screen. */
export const useAcceptInvitation: FlowHook<AcceptInvitationStore> = useFlowAround;
