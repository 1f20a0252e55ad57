import type {
  AssistantApiResponseRequest,
  AssistantConfigResponse,
  AssistantConversation,
  AssistantResource,
  AssistantStreamLine,
  ListAssistantConversationsResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';
import { readJsonLines } from '../core/read-json-lines';

const ASSISTANT = '/nlp-execution-assistant/resources/velo/v1';

/**
 * The assistants of the portal, and what they can do.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "AI assistant"
 */
export function getAssistantConfig(http: HttpClient): Promise<AssistantConfigResponse> {
  return http.send({ method: 'GET', path: `${ASSISTANT}/config`, retry: true });
}

/**
 * The user's own conversations in the tenant, the most recently active first.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "AI assistant"
 */
export function listAssistantConversations(http: HttpClient): Promise<ListAssistantConversationsResponse> {
  return http.send({ method: 'GET', path: `${ASSISTANT}/conversations`, retry: true });
}

/**
 * One conversation.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404), also for one of another user.
 * @see Portal spec §7 "AI assistant"
 */
export function getAssistantConversation(http: HttpClient, id: string): Promise<AssistantConversation> {
  return http.send({ method: 'GET', path: conversationPath(id), retry: true });
}

/**
 * Starts a conversation, and waits for the whole answer.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "AI assistant"
 */
export function startAssistantConversation(http: HttpClient, message: string): Promise<AssistantConversation> {
  const body = { message, stream: false };
  return http.send({ method: 'POST', path: `${ASSISTANT}/conversations`, body });
}

/**
 * Sends a message to a conversation, and waits for the whole answer.
 *
 * @throws {ApiError} as {@link startAssistantConversation}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "AI assistant"
 */
export function sendAssistantMessage(http: HttpClient, id: string, message: string): Promise<AssistantConversation> {
  return http.send({ method: 'POST', path: `${conversationPath(id)}/messages`, body: { message, stream: false } });
}

/**
 * Sends the assistant the result of a call that it requested from the page.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404) for a call
 *   that the assistant did not request, or that was answered already.
 * @see Portal spec §7 "AI assistant"
 */
export function sendAssistantApiResponse(
  http: HttpClient,
  id: string,
  callId: string,
  response: AssistantApiResponseRequest,
): Promise<AssistantConversation> {
  const path = `${conversationPath(id)}/response/${encodeURIComponent(callId)}`;
  return http.send({ method: 'POST', path, body: { ...response, stream: false } });
}

/**
 * Sends a message and streams the answer; starts a conversation if `id` is empty.
 *
 * @throws {ApiError} as {@link sendAssistantMessage}, and where the stream breaks off.
 * @see Portal spec §7 "AI assistant"
 */
export function streamAssistantMessage(
  http: HttpClient,
  id: string,
  message: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Partial<AssistantStreamLine>>> {
  return stream(http, id ? `${conversationPath(id)}/messages` : `${ASSISTANT}/conversations`, { message }, signal);
}

/**
 * Sends the result of a call that the assistant requested, and streams its answer.
 *
 * @throws {ApiError} as {@link sendAssistantApiResponse}, and where the stream breaks off.
 * @see Portal spec §7 "AI assistant"
 */
export function streamAssistantApiResponse(
  http: HttpClient,
  { id, callId, ...response }: AssistantApiResponseRequest & { id: string; callId: string },
  signal: AbortSignal,
): Promise<AsyncIterable<Partial<AssistantStreamLine>>> {
  return stream(http, `${conversationPath(id)}/response/${encodeURIComponent(callId)}`, response, signal);
}

async function stream(http: HttpClient, path: string, body: object, signal: AbortSignal) {
  const response = await http.send<Response>({ method: 'POST', path, body, signal, answer: 'response' });
  return readJsonLines<AssistantStreamLine>(response);
}

/**
 * A longer resource that the assistant refers to, for instance a table.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "AI assistant"
 */
export function getAssistantResource(http: HttpClient, id: string, resourceId: string): Promise<AssistantResource> {
  return http.send({
    method: 'GET',
    path: `${conversationPath(id)}/resource/${encodeURIComponent(resourceId)}`,
    retry: true,
  });
}

function conversationPath(id: string): string {
  return `${ASSISTANT}/conversation/${encodeURIComponent(id)}`;
}
