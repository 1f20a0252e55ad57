import type { LoginResponse } from '../../../contract';
import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { LoginState } from './login-state';
import type { IdentifierPrompt } from './passwordless/identifier-prompt';

/** The login flow as its actions use it. */
export interface LoginFlow extends Flow<LoginState> {
  /** Data of the sign-in in progress; in memory while the box is mounted, and never stored. */
  readonly waiting: Waiting;
  /** The step to start again at when the second factor failed: the password step, if the user signs in by password. */
  firstFactor(): LoginState;
}

interface Waiting {
  /** Repeats the sign-in that waits for the team's approval. */
  call?: () => Promise<LoginResponse>;
  /** Name of that sign-in's login method in the page's tag manager. */
  analyticsMethod?: string;
  /** E-mail address of the user who passed the first factor, who may have typed a user name or a phone number. */
  address?: string | undefined;
  /** The password of a sign-in that waits for its second factor has leaked (sign-in spec §3 "Login state"). */
  isBreachedPassword?: boolean | undefined;
}

/** The login flow of one mounted login box. */
export interface LoginStore extends FlowSnapshot<LoginState>, SteppedFlow<LoginState> {
  readonly flow: LoginFlow;
  /** What the first screen asks for; absent while it asks for an e-mail address. */
  readonly identifierPrompt?: IdentifierPrompt;
  /** Starts the flow once it is mounted; later calls do nothing. Redirects a user who is signed in already. */
  start(): Promise<void>;
}
