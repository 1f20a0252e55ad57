import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { useChat } from '../use-chat';
import { keyed } from './keyed';
import { spokenSentences } from './spoken-sentences';

/** Announces what arrives while the conversation is shown, sentence by sentence: words or letters would be unintelligible. */
export function SpokenAnswer() {
  const t = useTranslate();
  const messages = useChat((chat) => (chat.messages.phase === 'ready' ? chat.messages.data : undefined));
  const pending = useChat((chat) => (chat.answer.phase === 'pending' ? chat.answer.text : ''));
  const [known, setKnown] = useState(messages?.length);
  if (known === undefined && messages) setKnown(messages.length);
  const sentences = spokenSentences(t, messages?.slice(known) ?? [], pending);
  return (
    <div role="log" className="portico-visually-hidden">
      {keyed(sentences).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
    </div>
  );
}
