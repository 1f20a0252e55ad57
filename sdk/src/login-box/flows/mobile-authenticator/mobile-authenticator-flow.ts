import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { MobileAuthenticatorState } from './mobile-authenticator-state';

/** The mobile-authenticator flow as its actions use it. */
export type MobileAuthenticatorFlow = Flow<MobileAuthenticatorState>;

/** The mobile-authenticator flow of one mounted login box. */
export interface MobileAuthenticatorStore extends FlowSnapshot<MobileAuthenticatorState> {
  readonly flow: MobileAuthenticatorFlow;
  /** Removes the key from the address and the history. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
