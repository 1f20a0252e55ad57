import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { JoiningEnd } from '../login/enter-after-joining';
import type { AcceptInvitationState } from './accept-invitation-state';

/** The invitation flow as its actions use it. */
export interface AcceptInvitationFlow extends Flow<AcceptInvitationState> {
  /** What follows the accepted invitation. */
  readonly end: JoiningEnd;
}

/** The invitation flow of one mounted login box. */
export interface AcceptInvitationStore extends FlowSnapshot<AcceptInvitationState> {
  readonly flow: AcceptInvitationFlow;
  /** Checks the link of the address. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
}
