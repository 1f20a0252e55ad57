import { getApprovalExecution, submitApproval } from '../../../api/approval-flows';
import { GENERIC_ERROR_MESSAGE } from '../../../core/errors';
import { isDeadLink } from '../../parts/dead-links';
import { FlowFailure } from '../../runtime/flow-run';
import type { FlowError, FlowSnapshot } from '../../runtime/flow-snapshot';
import type { ApprovalFlow } from './approval-flow';
import type { ApprovalFlowState } from './approval-flow-state';

/** Loads the request of the link. */
export async function loadRequest(flow: ApprovalFlow): Promise<void> {
  const state = flow.at('form');
  if (!state) return;
  const { http } = flow.app;
  await flow.run(async () => ({ ...state, request: await getApprovalExecution(http, state.link) }), afterFailure);
}

/** Submits the decision; only the first one counts. */
export async function decide(flow: ApprovalFlow, approved: boolean): Promise<void> {
  const state = flow.at('form');
  if (!state?.request) return;
  const { link, request } = state;
  await flow.run(async () => {
    const { success } = await submitApproval(flow.app.http, { ...link, approved });
    if (!success) throw new FlowFailure('approvalFlow.failedDescription', GENERIC_ERROR_MESSAGE);
    return { step: 'success', approved, requester: request.requester };
  }, afterFailure);
}

function afterFailure({ code }: FlowError): Partial<FlowSnapshot<ApprovalFlowState>> {
  return isDeadLink(code) ? { state: { step: 'failed' }, error: null } : {};
}
