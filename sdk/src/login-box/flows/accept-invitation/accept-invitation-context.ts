import { type FlowHook, useFlowAround, useFlowForActions } from '../../runtime/flow-context';
import type { AcceptInvitationFlow, AcceptInvitationStore } from './accept-invitation-flow';

/** Selects from the store of the invitation flow around a screen. */
export const useAcceptInvitation: FlowHook<AcceptInvitationStore> = useFlowAround;

/** Returns the invitation flow around a screen, for calls of its actions. */
export const useAcceptInvitationFlow: () => AcceptInvitationFlow = useFlowForActions;
