import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ImpersonateState } from './impersonate-state';

/** The impersonation flow as its actions use it. */
export type ImpersonateFlow = Flow<ImpersonateState>;

/** The impersonation flow of one mounted login box. */
export interface ImpersonateStore extends FlowSnapshot<ImpersonateState> {
  readonly flow: ImpersonateFlow;
  /** Removes the actor's token from the address and the history. Call after mount; more calls do nothing. */
  start(): Promise<void>;
}
