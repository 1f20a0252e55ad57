import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { HandOver } from '../login/enter-after-joining';
import type { LoginState } from '../login/login-state';
import type { SignUpState } from './sign-up-state';

/** The sign-up flow as its actions use it. */
export interface SignUpFlow extends Flow<SignUpState> {
  /** Initial state of the login route, if it must ask for more before there is a session. */
  login: FlowSnapshot<LoginState> | null;
  /** Continues with the login route in that state. */
  readonly onSignIn: HandOver;
}

/** The sign-up flow of one mounted login box. */
export interface SignUpStore extends FlowSnapshot<SignUpState>, SteppedFlow<SignUpState> {
  readonly flow: SignUpFlow;
  /** The e-mail address entered in another flow; empty if there is none. */
  readonly email: string;
  /**
   * Loads the terms of the form; redirects if the user is signed in. Call after mount; more calls do nothing, except
   * after a failure.
   */
  start(): Promise<void>;
}
