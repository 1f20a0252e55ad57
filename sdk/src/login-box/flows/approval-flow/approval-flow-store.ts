import { createStore, type StoreApi } from 'zustand/vanilla';
import { getApprovalExecution, submitApproval } from '../../../api/approval-flows';
import type { App } from '../../../app/app';
import type { ApprovalLink } from '../../../contract';
import { GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner, FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ApprovalFlowState } from './approval-flow-state';

/** Actions of an approver on the approval route. None of them rejects. */
interface ApprovalFlowActions {
  /** Loads the request. Call after mount; more calls do nothing, except after a failure. */
  start(): Promise<void>;
  /** Submits the decision; only the first one counts. */
  decide(approved: boolean): Promise<void>;
}

export type ApprovalFlowStore = FlowSnapshot<ApprovalFlowState> & ApprovalFlowActions;

/**
 * Creates the store for one mailed request. Opening the link decides nothing.
 *
 * @param given Initial state; default: read from the address.
 * @see contract: sdk-surface, auth.approvalFlowState; headers-and-storage §9
 */
export function createApprovalFlowStore(
  app: App,
  given?: FlowSnapshot<ApprovalFlowState>,
): StoreApi<ApprovalFlowStore> {
  const { http } = app;
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<ApprovalFlowStore>()((set, get) => {
    const flow = createFlowRunner<ApprovalFlowState, ApprovalFlowStore>({
      getState: () => get(),
      setState: (patch) => set(patch),
    });

    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),

      async start() {
        const { state } = get();
        if (started || state.step !== 'form' || state.request) return;
        started = true;
        await flow.run(async () => ({ ...state, request: await getApprovalExecution(http, state.link) }), afterFailure);
        started = get().error === null;
      },

      async decide(approved) {
        const { state } = get();
        if (state.step !== 'form' || !state.request) return;
        const { requester } = state.request;
        await flow.run(async () => {
          const { success } = await submitApproval(http, { ...state.link, approved });
          if (!success) throw new FlowFailure('approvalFlow.failedDescription', GENERIC_ERROR_MESSAGE);
          return { step: 'success', approved, requester };
        }, afterFailure);
      },
    };
  });
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ApprovalFlowState>> {
  return isDeadLink(code) ? { state: { step: 'failed' }, error: null } : {};
}

const parameters = [
  'approvalFlowExecutionId',
  'approverId',
  'approvalFlowStepId',
] as const satisfies (keyof ApprovalLink)[];

function stateOfAddress({ location }: App): ApprovalFlowState {
  const { query } = location.read();
  const [approvalFlowExecutionId = '', approverId = '', approvalFlowStepId = ''] = parameters.map((name) =>
    query.get(name)?.trim(),
  );
  if (!approvalFlowExecutionId || !approverId || !approvalFlowStepId) return { step: 'failed' };
  return { step: 'form', link: { approvalFlowExecutionId, approverId, approvalFlowStepId }, request: null };
}
