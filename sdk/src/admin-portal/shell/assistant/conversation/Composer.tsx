import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import { isComposing } from '../../../../ui/composition';
import { isBusy } from '../chat-state';
import { useChat } from '../use-chat';

/** The longest question that the service takes, in characters. */
const QUESTION_LENGTH = 4000;

/** The field for the next question. It stays usable while an answer arrives, which can be stopped. */
export function Composer() {
  const t = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const about = useId();
  const draft = useChat((chat) => chat.draft);
  const type = useChat((chat) => chat.type);
  const canAsk = useChat((chat) => chat.messages.phase === 'ready' && !isBusy(chat));
  const ask = useChat((chat) => chat.ask);
  const question = draft.trim();
  const isTooLong = question.length > QUESTION_LENGTH;
  useEffect(() => field.current?.focus(), []);

  function send() {
    field.current?.focus();
    if (!canAsk || !question || isTooLong) return;
    type('');
    void ask(question);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="portico-assistant-composer">
      <div className="portico-assistant-field">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={draft}
          aria-label={t('adminPortal.assistant.question')}
          aria-describedby={about}
          aria-invalid={isTooLong || undefined}
          placeholder={t('adminPortal.assistant.placeholder')}
          data-initial-focus
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SendButton onSend={send} onStop={() => field.current?.focus()} />
      </div>
      <p id={about} className="portico-assistant-hint" data-invalid={isTooLong || undefined} aria-live="polite">
        {isTooLong
          ? t('adminPortal.assistant.tooLong', { count: question.length, limit: QUESTION_LENGTH })
          : t('adminPortal.assistant.keys')}
      </p>
    </div>
  );
}

function SendButton({ onSend, onStop }: { onSend: () => void; onStop: () => void }) {
  const t = useTranslate();
  const isPending = useChat((chat) => chat.answer.phase === 'pending');
  const isEmpty = useChat((chat) => chat.draft.trim() === '');
  const stop = useChat((chat) => chat.stop);
  const pressStop = () => {
    stop();
    onStop();
  };
  return (
    <button
      type="button"
      className="portico-assistant-send"
      aria-label={t(isPending ? 'adminPortal.assistant.stop' : 'adminPortal.assistant.send')}
      aria-disabled={(!isPending && isEmpty) || undefined}
      onClick={isPending ? pressStop : onSend}
    >
      {isPending ? <Square size={14} fill="currentColor" /> : <ArrowUp size={18} />}
    </button>
  );
}
