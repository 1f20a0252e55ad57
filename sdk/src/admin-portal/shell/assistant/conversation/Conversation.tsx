import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { DialogBody } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useChat } from '../use-chat';
import { AnswerFailed } from './AnswerFailed';
import { AnswerText } from './AnswerText';
import { Composer } from './Composer';
import { EmptyConversation } from './EmptyConversation';
import { MessageList } from './MessageList';
import { SpokenAnswer } from './SpokenAnswer';

/** One conversation: what was said, the answer that arrives, and the field for the next question. */
export function Conversation() {
  const load = useChat((chat) => chat.load);
  const isLoading = useChat(({ messages }) => messages.phase === 'loading');
  useEffect(() => {
    if (isLoading) void load();
  }, [isLoading, load]);
  return (
    <>
      <DialogBody>
        <Content />
      </DialogBody>
      <SpokenAnswer />
      <Composer />
    </>
  );
}

function Content() {
  const t = useTranslate();
  const messages = useChat((chat) => chat.messages);
  const load = useChat((chat) => chat.load);
  if (messages.phase === 'loading') return <Loading />;
  if (messages.phase === 'failed') {
    const title = t('adminPortal.assistant.loadFailed');
    return <LoadFailed title={title} error={messages.error} onRetry={() => void load()} />;
  }
  if (messages.data.length === 0) return <EmptyConversation />;
  return (
    <>
      <MessageList messages={messages.data} />
      <PendingAnswer />
      <LatestInView count={messages.data.length} />
    </>
  );
}

/** What has arrived of the answer, or that one is awaited; after that, why there is none. */
function PendingAnswer() {
  const t = useTranslate();
  const answer = useChat((chat) => chat.answer);
  if (answer.phase === 'failed') return <AnswerFailed error={answer.error} />;
  if (answer.phase === 'stopped') return <p className="portico-muted">{t('adminPortal.assistant.stopped')}</p>;
  if (answer.phase !== 'pending') return null;
  if (answer.text) return <AnswerText text={answer.text} />;
  return (
    <p className="portico-assistant-thinking" role="status">
      <span className="portico-visually-hidden">{t('adminPortal.assistant.thinking')}</span>
    </p>
  );
}

/** Scrolls to the newest message, and follows the answer as it grows, unless the user reads further up. */
function LatestInView({ count }: { count: number }) {
  const end = useRef<HTMLDivElement>(null);
  const answer = useChat((chat) => chat.answer);
  const text = answer.phase === 'pending' ? answer.text : answer.phase;
  const seen = useRef(0);
  useEffect(() => {
    const area = end.current?.parentElement;
    if (!area) return;
    const isNear = area.scrollHeight - area.scrollTop - area.clientHeight < 120;
    if (seen.current !== count || (text && isNear)) area.scrollTop = area.scrollHeight;
    seen.current = count;
  }, [count, text]);
  return <div ref={end} />;
}

const widths = ['60%', '92%', '84%', '40%'];

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
