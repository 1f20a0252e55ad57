import type { AssistantMessage } from '../../../../contract';
import type { Translate } from '../../../../metadata';
import { isCall } from '../proposed-call';
import { actionName } from './action-name';
import { readMarkdown, type Span } from './read-markdown';

/** The sentences of answers and proposed actions; of the answer that still arrives, only those that are complete. */
export function spokenSentences(t: Translate, messages: readonly AssistantMessage[], pending: string): string[] {
  const complete = messages.flatMap((message) => sentencesOf(messageText(t, message), t.language));
  return [...complete, ...sentencesOf(pending, t.language).slice(0, -1)];
}

function messageText(t: Translate, message: AssistantMessage): string {
  const { role, name, content = '' } = message;
  if (isCall(message))
    return `${t('adminPortal.assistant.actionLabel', { action: actionName(t, message) })}. ${content}`;
  return role === 'assistant' && name === undefined ? content : '';
}

function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return plainParagraphs(text)
    .flatMap((paragraph) => [...segmenter.segment(paragraph)])
    .map(({ segment }) => segment.trim())
    .filter(Boolean);
}

/** The text without its markup. */
function plainParagraphs(markdown: string): string[] {
  const plain = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');
  return readMarkdown(markdown).flatMap((block) => {
    if (block.kind === 'code') return [block.text];
    if (block.kind === 'list') return block.items.map(plain);
    if (block.kind === 'table') return block.rows.map((row) => row.map(plain).join(', '));
    return [plain(block.spans)];
  });
}
