import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { HostedLoginState } from './hosted-login-state';

/** The hosted login flow as its actions use it. */
export type HostedLoginFlow = Flow<HostedLoginState>;

/** The hosted login flow of one mounted login box. */
export interface HostedLoginStore extends FlowSnapshot<HostedLoginState> {
  readonly flow: HostedLoginFlow;
  /** Redirects to the service, or handles its callback. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
