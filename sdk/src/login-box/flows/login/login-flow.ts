import type { App } from '../../../app/app';
import type { LoginResponse } from '../../../contract';
import type { FlowRunner } from '../../runtime/flow-run';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { LoginState, LoginStateOf, LoginStep } from './login-state';
import type { IdentifierPrompt } from './passwordless/identifier-prompt';

/**
 * The login flow as its actions use it. Actions are functions that take the flow and live next to the screens that call
 * them, so that both are in one chunk. The promise of an action never rejects.
 */
export interface LoginFlow extends FlowRunner<LoginState> {
  readonly app: App;
  /** Data of the sign-in in progress; kept in memory while the box is mounted, and never stored. */
  readonly waiting: Waiting;
  state(): LoginState;
  /** The state if the flow is at this step, else `null`. */
  at<S extends LoginStep>(step: S): LoginStateOf<S> | null;
  /** The step to start again at when the second factor failed: the password step, if the user signs in by password. */
  firstFactor(): LoginState;
}

interface Waiting {
  /** Repeats the sign-in that waits for the team's approval. */
  call?: () => Promise<LoginResponse>;
  /** Name of that sign-in's login method in the page's tag manager. */
  way?: string;
  /** E-mail address of the user who passed the first factor, who may have typed a user name or a phone number. */
  address?: string | undefined;
  /** The password of a sign-in that waits for its second factor has leaked (sign-in spec §3 "Login state"). */
  isBreachedPassword?: boolean | undefined;
}

/** The login flow of one mounted login box. */
export interface LoginStore extends FlowSnapshot<LoginState>, SteppedFlow<LoginState> {
  readonly flow: LoginFlow;
  /** What the first screen asks for; absent while it asks for an e-mail address. */
  readonly asking?: IdentifierPrompt;
  /** Starts the flow once it is mounted; later calls do nothing. Redirects a user who is signed in already. */
  start(): Promise<void>;
}
