import { type RefObject, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import type { AssistantMessage } from '../../../../contract';
import { CopyIcon } from '../../../../ui/CopyIcon';
import { useCopy } from '../../../../ui/use-copy';
import { callState, isCall } from '../proposed-call';
import { ActionCard } from './ActionCard';
import { AnswerText } from './AnswerText';
import { keyed } from './keyed';
import { ResourceText } from './ResourceText';

/** What the user and the assistant have said, and the actions that the assistant has proposed. */
export function MessageList({ messages }: { messages: readonly AssistantMessage[] }) {
  const t = useTranslate();
  return (
    <ol className="portico-assistant-messages" aria-label={t('adminPortal.assistant.messages')}>
      {keyed(messages).map(({ key, item }) => {
        const content = contentOf(item, messages);
        return content && <li key={key}>{content}</li>;
      })}
    </ol>
  );
}

function contentOf(message: AssistantMessage, messages: readonly AssistantMessage[]) {
  if (isCall(message)) return <ActionCard call={message} state={callState(messages, message)} />;
  if (message.role === 'tool' || !message.content) return null;
  if (message.role === 'user') return <Question text={message.content} />;
  return message.name === 'resource' ? (
    <ResourceText id={message.content} />
  ) : (
    <CompleteAnswer text={message.content} />
  );
}

function Question({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <div className="portico-assistant-question">
      <span className="portico-visually-hidden">{t('adminPortal.assistant.you')}</span>
      <p dir="auto">{text}</p>
    </div>
  );
}

function CompleteAnswer({ text }: { text: string }) {
  const t = useTranslate();
  const shown = useRef<HTMLDivElement>(null);
  return (
    <div className="portico-assistant-complete">
      <span className="portico-visually-hidden">{t('adminPortal.assistant.assistant')}</span>
      <div ref={shown}>
        <AnswerText text={text} />
      </div>
      <CopyAnswer text={text} source={shown} />
    </div>
  );
}

function CopyAnswer({ text, source }: { text: string; source: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  const { state, copy } = useCopy(text, source);
  const outcome = { idle: '', copied: t('common.actions.copied'), failed: t('common.actions.copyFailed') }[state];
  return (
    <div className="portico-assistant-copy">
      <button
        type="button"
        className="portico-icon-button"
        data-size="small"
        aria-label={t('adminPortal.assistant.copy')}
        onClick={copy}
      >
        <CopyIcon state={state} />
      </button>
      <span role="status">{outcome}</span>
    </div>
  );
}
