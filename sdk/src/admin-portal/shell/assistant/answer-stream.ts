import type { StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/ai-assistant';
import type { AssistantMessage } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { loadedOf } from '../../parts/loaded';
import { type AnswerRequest, type Chat, messagesOf } from './chat-state';

/** Requests the answers of a conversation, one at a time, and adds what arrives to it. */
export interface AnswerStream {
  request(wanted: AnswerRequest): Promise<void>;
  /** Requests an answer again, unless it has reached the conversation meanwhile. */
  retry(wanted: AnswerRequest): Promise<void>;
  /** Stops the pending answer; what has arrived of it stays. */
  stop(): void;
}

type ChatStore = Pick<StoreApi<Chat>, 'getState' | 'setState'>;

/**
 * Creates the answers of a conversation.
 *
 * @param onStarted Called when a new conversation has got its id.
 */
export function createAnswerStream(http: HttpClient, chat: ChatStore, onStarted: (id: string) => void): AnswerStream {
  const { getState, setState } = chat;
  let underWay = new AbortController();

  async function attempt(wanted: AnswerRequest, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    underWay = new AbortController();
    const { signal } = underWay;
    setState({ answer: { phase: 'pending', text: '' } });
    try {
      await work(signal);
      setState({ answer: { phase: 'none' } });
    } catch (thrown) {
      if (signal.aborted) keepPart(chat);
      else setState({ answer: { phase: 'failed', request: wanted, error: asApiError(thrown) } });
    }
  }

  async function read(wanted: AnswerRequest, signal: AbortSignal): Promise<void> {
    for await (const line of await open(http, getState().id, wanted, signal)) receive(line);
  }

  function receive(line: Readonly<Record<string, unknown>>): void {
    const { answer } = getState();
    const text = answer.phase === 'pending' ? answer.text : '';
    if (typeof line.conversationId === 'string') started(line.conversationId);
    else if (typeof line.delta === 'string') setState({ answer: { phase: 'pending', text: text + line.delta } });
    else if (line.role === 'assistant' || line.role === 'tool') {
      addMessages(chat, line as AssistantMessage);
      setState({ answer: { phase: 'pending', text: '' } });
    }
  }

  function started(id: string): void {
    if (getState().id) return;
    setState({ id });
    onStarted(id);
  }

  return {
    request: (wanted) => attempt(wanted, (signal) => read(wanted, signal)),
    retry: (wanted) =>
      attempt(wanted, async (signal) => {
        if (!(await showSaved(http, chat, signal))) await read(wanted, signal);
      }),
    stop: () => underWay.abort(),
  };
}

/** Adds messages to the conversation. */
export function addMessages({ getState, setState }: ChatStore, ...added: AssistantMessage[]): void {
  setState({ messages: { phase: 'ready', data: [...messagesOf(getState()), ...added] } });
}

/** The user has read what has arrived until they stopped, so it stays. */
function keepPart(chat: ChatStore): void {
  const { answer } = chat.getState();
  if (answer.phase === 'pending' && answer.text) addMessages(chat, { role: 'assistant', content: answer.text });
  chat.setState({ answer: { phase: 'stopped' } });
}

/** Shows the saved conversation if it has the answer, which broke off only on the way to the page. */
async function showSaved(http: HttpClient, chat: ChatStore, signal: AbortSignal): Promise<boolean> {
  const { id } = chat.getState();
  if (!id) return false;
  const stoppable = http.cancelledBy(() => signal);
  const saved = await loadedOf(api.getAssistantConversation(stoppable, id));
  signal.throwIfAborted();
  const messages = saved.phase === 'ready' ? (saved.data.messages ?? []) : [];
  const isAnswered = messages.length > messagesOf(chat.getState()).length && messages.at(-1)?.role !== 'user';
  if (isAnswered) chat.setState({ messages: { phase: 'ready', data: messages } });
  return isAnswered;
}

function open(http: HttpClient, id: string, wanted: AnswerRequest, signal: AbortSignal) {
  if (wanted.kind === 'question') return api.streamAssistantMessage(http, id, wanted.text, signal);
  const { kind, ...outcome } = wanted;
  return api.streamAssistantApiResponse(http, { id, ...outcome }, signal);
}
