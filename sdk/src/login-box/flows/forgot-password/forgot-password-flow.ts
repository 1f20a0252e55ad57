import type { PasswordConfig } from '../../../contract';
import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot, SteppedFlow } from '../../runtime/flow-snapshot';
import type { IdentifierPrompt } from '../login/passwordless/identifier-prompt';
import type { ForgotPasswordState } from './forgot-password-state';

/** The password recovery flow as its actions use it. */
export interface ForgotPasswordFlow extends Flow<ForgotPasswordState> {
  /** Shows the rules of the new password. */
  showPasswordConfig(config: PasswordConfig | null): void;
}

/** The password recovery flow of one mounted login box. */
export interface ForgotPasswordStore extends FlowSnapshot<ForgotPasswordState>, SteppedFlow<ForgotPasswordState> {
  readonly flow: ForgotPasswordFlow;
  /** Rules of the new password; `null` until loaded. */
  readonly passwordConfig: PasswordConfig | null;
  /** Texts and checks of the identifier field; `null` for an e-mail field, which is also shown until loaded. */
  readonly identifierPrompt: IdentifierPrompt | null;
  /** Checks the link of the address and loads the password rules. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
