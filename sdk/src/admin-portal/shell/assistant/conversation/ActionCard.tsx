import { useId } from 'react';
import { useTranslate } from '../../../../app/context';
import type { KnownTextKey } from '../../../../metadata';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { FirstIcon } from '../../../../ui/LineIcon';
import { pageList } from '../../../pages/page-list';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useCurrentPage } from '../../use-current-page';
import { usePortalActions } from '../../use-portal';
import { type CallMessage, type CallState, pageOfCall, proposedCall } from '../proposed-call';
import { useChat } from '../use-chat';
import { actionName } from './action-name';
import { focusComposer } from './focus-composer';

interface ActionCardProps {
  call: CallMessage;
  state: CallState;
}

/** An action that the assistant proposes: names it and what it changes, and does it only when the user agrees. */
export function ActionCard({ call, state }: ActionCardProps) {
  const t = useTranslate();
  const title = useId();
  return (
    <section className="portico-assistant-action" data-state={state} aria-labelledby={title}>
      <h3 id={title} className="portico-assistant-action-title">
        <span className="portico-visually-hidden">
          {t('adminPortal.assistant.actionLabel', { action: actionName(t, call) })}
        </span>
        <span aria-hidden="true">{actionName(t, call)}</span>
      </h3>
      {call.content && <p dir="auto">{call.content}</p>}
      <Details call={call} />
      {state === 'open' ? <Decision call={call} /> : <Outcome call={call} state={state} />}
    </section>
  );
}

/** What exactly is sent, for users who want to check what the assistant says about it. */
function Details({ call: { method = 'GET', url, body } }: { call: CallMessage }) {
  const t = useTranslate();
  return (
    <details className="portico-assistant-details">
      <summary>{t('adminPortal.assistant.actionDetails')}</summary>
      <pre dir="ltr" translate="no">
        <code>{[`${method} ${url}`, ...(body ? [JSON.stringify(body, null, 2)] : [])].join('\n')}</code>
      </pre>
    </details>
  );
}

function Decision({ call }: { call: CallMessage }) {
  const t = useTranslate();
  const decide = useChat((chat) => chat.decide);
  const acting = useChat((chat) => (chat.acting?.callId === call.tool_call_id ? chat.acting : undefined));
  const isPossible = proposedCall(call) !== undefined;
  const isPending = acting !== undefined && !acting.error;
  const choose = (button: HTMLElement, isAccepted: boolean) => {
    void decide(call, isAccepted);
    focusComposer(button);
  };
  return (
    <>
      {acting?.error && <ErrorAlert title={t('adminPortal.assistant.actionFailed')} error={acting.error} />}
      {!isPossible && <Alert kind="warning">{t('adminPortal.assistant.actionUnsafe')}</Alert>}
      <div className="portico-assistant-decision">
        <Button variant="secondary" disabled={isPending} onClick={(event) => choose(event.currentTarget, false)}>
          {t('adminPortal.assistant.actionDont')}
        </Button>
        {isPossible && (
          <Button
            variant={call.method === 'DELETE' ? 'danger' : 'primary'}
            pending={isPending}
            onClick={(event) => choose(event.currentTarget, true)}
          >
            {t('adminPortal.assistant.actionDo')}
          </Button>
        )}
      </div>
    </>
  );
}

const outcomes = {
  done: 'adminPortal.assistant.actionDone',
  declined: 'adminPortal.assistant.actionDeclined',
  refused: 'adminPortal.assistant.actionRefused',
  skipped: 'adminPortal.assistant.actionSkipped',
} as const satisfies Record<Exclude<CallState, 'open'>, KnownTextKey>;

function Outcome({ call, state }: { call: CallMessage; state: Exclude<CallState, 'open'> }) {
  const t = useTranslate();
  const { goTo } = usePortalActions();
  const { visible } = useCurrentPage();
  const page = visible.find((name) => name === pageOfCall(call));
  return (
    <div className="portico-assistant-outcome" data-state={state}>
      <FirstIcon name={state === 'done' ? 'check' : state === 'refused' ? 'alert' : 'info'} />
      <span>{t(outcomes[state])}</span>
      {state === 'done' && page && (
        <Button variant="quiet" size="dense" onClick={() => goTo(page)}>
          {t('adminPortal.assistant.openPage', { page: t(pageList[page].title) })}
        </Button>
      )}
    </div>
  );
}
