import type { Flow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { UnlockAccountState } from './unlock-account-state';

/** The unlock flow as its actions use it. */
export type UnlockAccountFlow = Flow<UnlockAccountState>;

/** The unlock flow of one mounted login box. */
export interface UnlockAccountStore extends FlowSnapshot<UnlockAccountState> {
  readonly flow: UnlockAccountFlow;
}
