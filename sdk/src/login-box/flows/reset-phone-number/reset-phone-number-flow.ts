import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { ResetPhoneNumberState } from './reset-phone-number-state';

/** The phone number reset flow as its actions use it. */
export interface ResetPhoneNumberFlow extends Flow<ResetPhoneNumberState> {
  /** Goes to the login route and starts it in the given state. */
  readonly onSignIn: HandOver;
}

/** The phone number reset flow of one mounted login box. */
export interface ResetPhoneNumberStore extends FlowSnapshot<ResetPhoneNumberState>, SteppedFlow<ResetPhoneNumberState> {
  readonly flow: ResetPhoneNumberFlow;
}
