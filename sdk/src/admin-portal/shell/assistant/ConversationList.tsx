import { MessagesSquare } from 'lucide-react';
import { useCallback } from 'react';
import { listAssistantConversations } from '../../../api/ai-assistant';
import { useApp, useTranslate } from '../../../app/context';
import type { AssistantConversation } from '../../../contract';
import { DialogBody } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { LoadFailed } from '../../parts/LoadFailed';
import { RelativeTime } from '../../parts/RelativeTime';
import { useLoaded } from '../../parts/use-loaded';
import { usePortalActions } from '../use-portal';
import { assistantOf } from './assistant';

/** The user's conversations, the most recently active first. */
export function ConversationList() {
  const { http } = useApp();
  const t = useTranslate();
  const [list, reload] = useLoaded(useCallback(() => listAssistantConversations(http), [http]));
  if (list.phase === 'failed') {
    return (
      <DialogBody>
        <LoadFailed title={t('adminPortal.assistant.listFailed')} error={list.error} onRetry={reload} />
      </DialogBody>
    );
  }
  return (
    <DialogBody>{list.phase === 'loading' ? <Loading /> : <Rows all={list.data.conversations ?? []} />}</DialogBody>
  );
}

function Rows({ all }: { all: readonly AssistantConversation[] }) {
  const t = useTranslate();
  if (all.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare size={20} />}
        title={t('adminPortal.assistant.listEmpty')}
        description={t('adminPortal.assistant.listEmptyText')}
      />
    );
  }
  return (
    <ul className="portico-assistant-list">
      {all.map((conversation) => (
        <Row key={conversation.id} conversation={conversation} />
      ))}
    </ul>
  );
}

function Row({ conversation: { id, title, updatedAt } }: { conversation: AssistantConversation }) {
  const app = useApp();
  const { openDialog } = usePortalActions();
  return (
    <li>
      <button
        type="button"
        className="portico-assistant-row"
        aria-current={id === assistantOf(app).lastId() || undefined}
        onClick={() => openDialog({ kind: 'assistant', conversation: id })}
      >
        <span className="portico-assistant-row-title" dir="auto">
          {title}
        </span>
        <span className="portico-muted">
          <RelativeTime at={updatedAt} />
        </span>
      </button>
    </li>
  );
}

const widths = ['72%', '48%', '64%', '56%'];

function Loading() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('common.states.loading')} className="portico-assistant-loading">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </div>
  );
}
