import { createStore, type StoreApi } from 'zustand/vanilla';
import { getApprovalExecution, submitApproval } from '../../../api/approval-flows';
import type { App } from '../../../app/app';
import type { ApprovalLink } from '../../../contract';
import { GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import { createFlowRunner, FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ApprovalFlowState } from './approval-flow-state';

/** What an approver can do on the approval route. None rejects. */
interface ApprovalFlowActions {
  /** Call once mounted, any number of times: asks what waits for a decision. */
  start(): Promise<void>;
  /** The first decision counts. */
  decide(approved: boolean): Promise<void>;
}

export type ApprovalFlowStore = FlowSnapshot<ApprovalFlowState> & ApprovalFlowActions;

/**
 * Makes the decision about one mailed request. Nothing is decided by opening the link.
 *
 * @param given Where it starts; absent, the address decides.
 * @see contract: sdk-surface, auth.approvalFlowState; headers-and-storage §9
 */
export function createApprovalFlowStore(
  app: App,
  given?: FlowSnapshot<ApprovalFlowState>,
): StoreApi<ApprovalFlowStore> {
  const { http } = app;
  // A state that a preview has chosen stands.
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
