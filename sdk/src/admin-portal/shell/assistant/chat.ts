import { createStore, type StoreApi } from 'zustand/vanilla';
import * as api from '../../../api/ai-assistant';
import type { AssistantApiResponseRequest, AssistantMessage } from '../../../contract';
import type { ApiError } from '../../../core/errors';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { type Loaded, loadedOf } from '../../parts/loaded';
import { makeCall } from './make-call';
import type { CallMessage } from './proposed-call';

/** What the assistant is to answer: a question, or the outcome of a call that it requested. */
type Request = { kind: 'question'; text: string } | ({ kind: 'outcome'; callId: string } & AssistantApiResponseRequest);

/** The answer to the last request. `text` is what has arrived of it. */
type Answer =
  | { phase: 'none' }
  | { phase: 'pending'; text: string }
  | { phase: 'stopped' }
  /** Without an error, the answer got lost before the conversation was loaded. */
  | { phase: 'failed'; request: Request; error?: ApiError };

/** The call that the user has agreed to, while it is made or after it got no response. */
type Acting = { callId: string; error?: ApiError };

/** A conversation with the assistant, and what the user types into it. */
export interface Chat {
  id: string;
  messages: Loaded<readonly AssistantMessage[]>;
  draft: string;
  answer: Answer;
  acting: Acting | undefined;
  load(): Promise<void>;
  type(draft: string): void;
  /** Asks a question, unless an answer is pending. */
  ask(question: string): Promise<void>;
  stop(): void;
  /** Requests the failed answer again, unless it has reached the conversation meanwhile. */
  retry(): Promise<void>;
  /** Makes the requested call, or tells the assistant that the user does not want it. */
  decide(call: CallMessage, isAccepted: boolean): Promise<void>;
}

interface ChatEvents {
  /** Called when a new conversation has got its id. */
  onStarted(id: string): void;
  /** Called after a call that has changed something. */
  onChanged(): void;
}

const DECLINED: AssistantApiResponseRequest = { status: 0, data: '' };

/** Creates the store of a conversation; a new one if the id is empty. */
export function createChat(http: HttpClient, id: string, events: ChatEvents): StoreApi<Chat> {
  return createStore<Chat>()((set, get) => {
    let underWay = new AbortController();

    const known = () => {
      const { messages } = get();
      return messages.phase === 'ready' ? messages.data : [];
    };
    const add = (...added: AssistantMessage[]) => set({ messages: { phase: 'ready', data: [...known(), ...added] } });

    async function request(wanted: Request): Promise<void> {
      underWay = new AbortController();
      const { signal } = underWay;
      set({ answer: { phase: 'pending', text: '' } });
      try {
        for await (const line of await open(wanted, signal)) receive(line);
        set({ answer: { phase: 'none' } });
      } catch (thrown) {
        if (signal.aborted) keepPart();
        else set({ answer: { phase: 'failed', request: wanted, error: asApiError(thrown) } });
      }
    }

    function open(wanted: Request, signal: AbortSignal) {
      if (wanted.kind === 'question') return api.streamAssistantMessage(http, get().id, wanted.text, signal);
      const { kind, ...outcome } = wanted;
      return api.streamAssistantApiResponse(http, { id: get().id, ...outcome }, signal);
    }

    function receive(line: Readonly<Record<string, unknown>>): void {
      const { answer } = get();
      const text = answer.phase === 'pending' ? answer.text : '';
      if (typeof line.conversationId === 'string') started(line.conversationId);
      else if (typeof line.delta === 'string') set({ answer: { phase: 'pending', text: text + line.delta } });
      else if (line.role === 'assistant' || line.role === 'tool') {
        add(line as AssistantMessage);
        set({ answer: { phase: 'pending', text: '' } });
      }
    }

    function started(startedId: string): void {
      if (get().id) return;
      set({ id: startedId });
      events.onStarted(startedId);
    }

    /** The user has read what has arrived until they stopped, so it stays. */
    function keepPart(): void {
      const { answer } = get();
      if (answer.phase === 'pending' && answer.text) add({ role: 'assistant', content: answer.text });
      set({ answer: { phase: 'stopped' } });
    }

    async function act(call: CallMessage): Promise<AssistantApiResponseRequest | undefined> {
      set({ acting: { callId: call.tool_call_id } });
      try {
        const outcome = await makeCall(http, call);
        set({ acting: undefined });
        return outcome;
      } catch (thrown) {
        set({ acting: { callId: call.tool_call_id, error: asApiError(thrown) } });
        return undefined;
      }
    }

    return {
      id,
      messages: id ? { phase: 'loading' } : { phase: 'ready', data: [] },
      draft: '',
      answer: { phase: 'none' },
      acting: undefined,

      load: async () => {
        set({ messages: { phase: 'loading' } });
        const messages = await loadedOf(
          api.getAssistantConversation(http, get().id).then((chat) => chat.messages ?? []),
        );
        const question = messages.phase === 'ready' ? unanswered(messages.data) : undefined;
        set({ messages, answer: question ? { phase: 'failed', request: question } : { phase: 'none' } });
      },

      type: (draft) => set({ draft }),

      ask: async (question) => {
        if (isBusy(get())) return;
        add({ role: 'user', content: question });
        set({ acting: undefined });
        await request({ kind: 'question', text: question });
      },

      stop: () => underWay.abort(),

      retry: async () => {
        const { id: current, answer } = get();
        if (answer.phase !== 'failed') return;
        set({ answer: { phase: 'pending', text: '' } });
        const saved = current ? await loadedOf(api.getAssistantConversation(http, current)) : undefined;
        const messages = saved?.phase === 'ready' ? (saved.data.messages ?? []) : [];
        const isAnswered = messages.length > known().length && messages.at(-1)?.role !== 'user';
        if (isAnswered) set({ messages: { phase: 'ready', data: messages }, answer: { phase: 'none' } });
        else await request(answer.request);
      },

      decide: async (call, isAccepted) => {
        if (isBusy(get())) return;
        const outcome = isAccepted ? await act(call) : DECLINED;
        if (!outcome) return;
        add({ role: 'tool', tool_call_id: call.tool_call_id, content: String(outcome.status) });
        set({ acting: undefined });
        if (isAccepted && outcome.status < 300 && call.method !== 'GET') events.onChanged();
        await request({ kind: 'outcome', callId: call.tool_call_id, ...outcome });
      },
    };
  });
}

/** Whether an answer is pending, or a call that the user has agreed to. */
export function isBusy({ answer, acting }: Chat): boolean {
  return answer.phase === 'pending' || (acting !== undefined && !acting.error);
}

/** The question at the end of a conversation, whose answer got lost. */
function unanswered(messages: readonly AssistantMessage[]): Request | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? { kind: 'question', text: last.content ?? '' } : undefined;
}
