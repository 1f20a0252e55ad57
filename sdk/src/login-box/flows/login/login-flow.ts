import type { App } from '../../../app/app';
import type { LoginResponse } from '../../../contract';
import type { FlowRunner } from '../../runtime/flow-run';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { LoginState, LoginStateOf, LoginStep } from './login-state';
import type { Asking } from './passwordless/how-to-ask';

/**
 * The login flow as its actions work with it. Actions are functions of it and stand beside the screens that use them, so
 * that they are downloaded with them. Every action settles by itself; none rejects.
 */
export interface LoginFlow extends FlowRunner<LoginState> {
  readonly app: App;
  /** What a sign-in under way has left behind; kept for as long as the box is there, and nowhere else. */
  readonly waiting: Waiting;
  state(): LoginState;
  /** The state, if the flow stands at this step. */
  at<S extends LoginStep>(step: S): LoginStateOf<S> | null;
  /** Where somebody begins again whose second factor came to nothing: at the password, if that is how they came. */
  firstFactor(): LoginState;
}

interface Waiting {
  /** The sign-in that a team has yet to approve. */
  call?: () => Promise<LoginResponse>;
  /** What the tag manager of the page calls that sign-in. */
  way?: string;
  /** The address of whoever has shown the first factor: they may have signed in by a user name, or a phone number. */
  address?: string | undefined;
  /** The password of a sign-in that waits for its second factor has leaked (sign-in spec §3 "Login state"). */
  isBreachedPassword?: boolean | undefined;
}

/** The login flow of one mounted login box. */
export interface LoginStore extends FlowSnapshot<LoginState>, SteppedFlow<LoginState> {
  readonly flow: LoginFlow;
  /** How the first screen asks who is there; absent while it asks for an e-mail address. */
  readonly asking?: Asking;
  /** Call once mounted, any number of times: leaves when somebody is signed in already. */
  start(): Promise<void>;
}
