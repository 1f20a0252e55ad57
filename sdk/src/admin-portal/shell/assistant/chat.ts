import { createStore, type StoreApi } from 'zustand/vanilla';
import { getAssistantConversation } from '../../../api/ai-assistant';
import type { AssistantApiResponseRequest } from '../../../contract';
import type { HttpClient } from '../../../core/http-client';
import { asApiError } from '../../../core/response-error';
import { loadedOf } from '../../parts/loaded';
import { addMessages, createAnswerStream } from './answer-stream';
import { type Chat, isBusy, unansweredQuestion } from './chat-state';
import { makeCall } from './make-call';
import type { CallMessage } from './proposed-call';

interface ChatEvents {
  /** Called when a new conversation has got its id. */
  onStarted(id: string): void;
  /** Called after a call that has changed something. */
  onChanged(): void;
}

const DECLINED: AssistantApiResponseRequest = { status: 0, data: '' };

/** Creates the store of a conversation; a new one if the id is empty. */
export function createChat(http: HttpClient, id: string, events: ChatEvents): StoreApi<Chat> {
  return createStore<Chat>()((set, get, store) => {
    const answers = createAnswerStream(http, store, events.onStarted);

    async function act(call: CallMessage): Promise<AssistantApiResponseRequest | undefined> {
      set({ acting: { callId: call.tool_call_id } });
      try {
        return await makeCall(http, call);
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
        const messages = await loadedOf(getAssistantConversation(http, get().id).then((chat) => chat.messages ?? []));
        const request = messages.phase === 'ready' ? unansweredQuestion(messages.data) : undefined;
        set({ messages, answer: request ? { phase: 'failed', request } : { phase: 'none' } });
      },
      type: (draft) => set({ draft }),
      ask: async (question) => {
        if (isBusy(get())) return;
        addMessages(store, { role: 'user', content: question });
        set({ acting: undefined });
        await answers.request({ kind: 'question', text: question });
      },
      stop: answers.stop,
      retry: async () => {
        const { answer } = get();
        if (answer.phase === 'failed') await answers.retry(answer.request);
      },
      decide: async (call, isAccepted) => {
        if (isBusy(get())) return;
        const outcome = isAccepted ? await act(call) : DECLINED;
        if (!outcome) return;
        addMessages(store, { role: 'tool', tool_call_id: call.tool_call_id, content: String(outcome.status) });
        set({ acting: undefined });
        if (isAccepted && outcome.status < 300 && call.method !== 'GET') events.onChanged();
        await answers.request({ kind: 'outcome', callId: call.tool_call_id, ...outcome });
      },
    };
  });
}
