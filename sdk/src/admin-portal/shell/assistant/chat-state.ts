import type { AssistantApiResponseRequest, AssistantMessage } from '../../../contract';
import type { ApiError } from '../../../core/errors';
import type { Loaded } from '../../parts/loaded';
import type { CallMessage } from './proposed-call';

/** What the assistant is to answer: a question, or the outcome of a call that it requested. */
export type AnswerRequest =
  | { kind: 'question'; text: string }
  | ({ kind: 'outcome'; callId: string } & AssistantApiResponseRequest);

/** The answer to the last request. `text` is what has arrived of it. */
type Answer =
  | { phase: 'none' }
  | { phase: 'pending'; text: string }
  | { phase: 'stopped' }
  /** Without an error, the answer got lost before the conversation was loaded. */
  | { phase: 'failed'; request: AnswerRequest; error?: ApiError };

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

/** The messages of a conversation; none before they are loaded. */
export function messagesOf({ messages }: Pick<Chat, 'messages'>): readonly AssistantMessage[] {
  return messages.phase === 'ready' ? messages.data : [];
}

/** Whether an answer is pending, or a call that the user has agreed to. */
export function isBusy({ answer, acting }: Chat): boolean {
  return answer.phase === 'pending' || (acting !== undefined && !acting.error);
}

/** The question at the end of a conversation, whose answer got lost. */
export function unansweredQuestion(messages: readonly AssistantMessage[]): AnswerRequest | undefined {
  const last = messages.at(-1);
  return last?.role === 'user' ? { kind: 'question', text: last.content ?? '' } : undefined;
}
