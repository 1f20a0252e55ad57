import { useTranslate } from '../../../../app/context';
import type { ApprovalExecution } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { FlowAlert } from '../../../parts/screen/FlowAlert';
import { Screen } from '../../../parts/screen/Screen';
import { WaitingScreen } from '../../../parts/screen/WaitingScreen';
import { decide } from '../approval-flow-actions';
import { useApproval, useApprovalFlow } from '../approval-flow-context';
import type { ApprovalFlowStateOf } from '../approval-flow-state';

/** Step `form`: shows the request, to approve or to reject. */
export function ApprovalFormScreen({ state: { request } }: { state: ApprovalFlowStateOf<'form'> }) {
  return request ? <Decision request={request} /> : <Looking />;
}

function Decision({ request }: { request: ApprovalExecution }) {
  const t = useTranslate();
  const pending = useApproval((approval) => approval.pending);
  const flow = useApprovalFlow();
  return (
    <Screen title={t('loginBox.approvalFlow.title')} message={t('loginBox.approvalFlow.description')}>
      <FlowAlert />
      <Facts request={request} />
      <div className="portico-step-choices">
        <Button wide pending={pending} onClick={() => decide(flow, true)}>
          {t('loginBox.approvalFlow.approve')}
        </Button>
        <Button wide variant="secondary" aria-disabled={pending} onClick={() => decide(flow, false)}>
          {t('loginBox.approvalFlow.reject')}
        </Button>
      </div>
    </Screen>
  );
}

function Facts({ request }: { request: ApprovalExecution }) {
  const t = useTranslate();
  const date = new Intl.DateTimeFormat(t.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="portico-facts">
      <p>
        <b dir="auto">{request.approvalFlowName}</b>
        {request.approvalFlowDescription && <span dir="auto">{request.approvalFlowDescription}</span>}
      </p>
      <dl>
        <dt>{t('loginBox.approvalFlow.requester')}</dt>
        <dd>
          <bdi>{request.requester}</bdi>
        </dd>
        <dt>{t('loginBox.approvalFlow.requestDate')}</dt>
        <dd>
          <time dateTime={request.approvalFlowRequestDate}>
            {date.format(new Date(request.approvalFlowRequestDate))}
          </time>
        </dd>
      </dl>
    </div>
  );
}

function Looking() {
  const t = useTranslate();
  const start = useApproval((approval) => approval.start);
  return <WaitingScreen title={t('loginBox.approvalFlow.title')} onRetry={start} />;
}
