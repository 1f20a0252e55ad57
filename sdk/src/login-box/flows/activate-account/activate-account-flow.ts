import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { JoiningEnd } from '../login/enter-after-joining';
import type { ActivateAccountState } from './activate-account-state';

/** The activation flow as its actions use it. */
export interface ActivateAccountFlow extends Flow<ActivateAccountState> {
  /** What follows the activation. */
  readonly end: JoiningEnd;
}

/** The activation flow of one mounted login box. */
export interface ActivateAccountStore extends FlowSnapshot<ActivateAccountState> {
  readonly flow: ActivateAccountFlow;
  /** Loads what the link of the address needs. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
}
