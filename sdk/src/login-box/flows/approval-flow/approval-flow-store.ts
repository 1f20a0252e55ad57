import { createStore, type StoreApi } from 'zustand/vanilla';
import type { App } from '../../../app/app';
import type { ApprovalLink } from '../../../contract';
import { createFlow } from '../../runtime/flow';
import type { FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ApprovalFlowStore } from './approval-flow';
import { loadRequest } from './approval-flow-actions';
import type { ApprovalFlowState } from './approval-flow-state';

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
  // A preview passed the initial state: keep it and send nothing.
  let started = given !== undefined;
  return createStore<ApprovalFlowStore>()((_set, get, store) => {
    const flow = createFlow<ApprovalFlowState, ApprovalFlowStore>(app, store);
    return {
      ...(given ?? { state: stateOfAddress(app), pending: false, error: null }),
      flow,
      async start() {
        const state = flow.at('form');
        if (started || !state || state.request) return;
        started = true;
        await loadRequest(flow);
        started = get().error === null;
      },
    };
  });
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
