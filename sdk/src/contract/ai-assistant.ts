import { z } from 'zod';
import { isoDateSchema } from './common';

/** Texts by language code. */
const localizedStringSchema = z.record(z.string(), z.string());

/** Validates the name and abilities of an assistant. */
export const assistantConfigSchema = z.object({
  id: z.string(),
  agentName: z.string(),
  version: z.number(),
  whatCanDo: z.record(z.string(), z.array(z.string())),
  quickActions: z.array(z.object({ icon: z.string(), title: localizedStringSchema, prompt: z.string() })),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** Name and abilities of an assistant. */
export type AssistantConfig = z.infer<typeof assistantConfigSchema>;

/** Schema of the answer to `getAssistantConfig`: `GET /nlp-execution-assistant/resources/velo/v1/config`. */
export const assistantConfigResponseSchema = z.object({ agents: z.array(assistantConfigSchema) });
/** The assistants of the portal. */
export type AssistantConfigResponse = z.infer<typeof assistantConfigResponseSchema>;

/**
 * Validates a message, a call that the assistant requests (with `url`), or what came of a call (`tool` with
 * `tool_call_id` and the status as `content`, without `url`).
 */
export const assistantMessageSchema = z.object({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.string().optional(),
  /** The call that the assistant requests from the page, with its address, its method and its body. */
  name: z.string().optional(),
  tool_call_id: z.string().optional(),
  url: z.string().optional(),
  method: z.string().optional(),
  body: z.record(z.string(), z.json()).optional(),
  loadingMessage: z.string().optional(),
});
/** A message, or a call that the assistant requests; the wire names its members with underscores. */
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

/** Schema of the answers to `getAssistantConversation`, `startAssistantConversation` and 2 more calls. */
export const assistantConversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  messages: z.array(assistantMessageSchema),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** The messages of a conversation. */
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;

/** Schema of the answer to `listAssistantConversations`. */
export const listAssistantConversationsResponseSchema = z.object({
  conversations: z.array(assistantConversationSchema),
});
/** The user's own conversations, the most recently active first. */
export type ListAssistantConversationsResponse = z.infer<typeof listAssistantConversationsResponseSchema>;

/** Schema of the body of `startAssistantConversation`. */
export const assistantMessageRequestSchema = z.object({
  message: z.string().trim().min(1).max(4_000),
  /** A stream of bytes with one JSON text a line, unless this is false. */
  stream: z.boolean().optional(),
});
/** A message to an assistant. */
export type AssistantMessageRequest = z.infer<typeof assistantMessageRequestSchema>;

/** Schema of the body of `sendAssistantApiResponse`. */
export const assistantApiResponseRequestSchema = z.object({
  /** Body of the answer to the call, as a text. */
  data: z.string().max(100_000),
  status: z.number().int(),
  stream: z.boolean().optional(),
});
/** The status of a requested call that the user has declined, so that it was not made. */
export const DECLINED_CALL_STATUS = 0;
/** The result of an API call that the assistant requested. */
export type AssistantApiResponseRequest = z.infer<typeof assistantApiResponseRequestSchema>;

/**
 * Schema of one line of a streamed answer: the id of the conversation first; then the text of a message in chunks, and
 * each message as a whole once it is complete.
 */
export const assistantStreamLineSchema = z.union([
  z.object({ conversationId: z.string() }),
  z.object({ delta: z.string() }),
  assistantMessageSchema,
]);
/** One line of a streamed answer. */
export type AssistantStreamLine = z.infer<typeof assistantStreamLineSchema>;

/** Schema of the answer to `getAssistantResource`. */
export const assistantResourceSchema = z.object({ id: z.string(), type: z.string(), content: z.string() });
/** A longer resource that an assistant refers to, for instance a table. */
export type AssistantResource = z.infer<typeof assistantResourceSchema>;
