import { z } from 'zod';
import { isoDateSchema } from './common';

/** Texts by language code. */
const localizedStringSchema = z.record(z.string(), z.string());

/** Schema of {@link AssistantConfig}. */
export const assistantConfigSchema = z.object({
  id: z.string(),
  agentName: z.string(),
  version: z.number(),
  whatCanDo: z.record(z.string(), z.array(z.string())),
  quickActions: z.array(z.object({ icon: z.string(), title: localizedStringSchema, prompt: z.string() })),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** What an assistant is called, and what it can do. */
export type AssistantConfig = z.infer<typeof assistantConfigSchema>;

/** Schema of {@link AssistantConfigResponse}. */
export const assistantConfigResponseSchema = z.object({ agents: z.array(assistantConfigSchema) });
/** The assistants of the portal. */
export type AssistantConfigResponse = z.infer<typeof assistantConfigResponseSchema>;

/** Schema of {@link AssistantMessage}. */
export const assistantMessageSchema = z.object({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.string().optional(),
  /** Of the call that the assistant asks the page to make, with its address, its method and its body. */
  name: z.string().optional(),
  tool_call_id: z.string().optional(),
  url: z.string().optional(),
  method: z.string().optional(),
  body: z.record(z.string(), z.json()).optional(),
  loadingMessage: z.string().optional(),
});
/** Something said, or a call that the assistant asks for; the wire names it with underscores. */
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

/** Schema of {@link AssistantConversation}. */
export const assistantConversationSchema = z.object({
  id: z.string(),
  title: z.string(),
  messages: z.array(assistantMessageSchema),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** What was said so far. */
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;

/** Schema of {@link ListAssistantConversationsResponse}. */
export const listAssistantConversationsResponseSchema = z.object({
  conversations: z.array(assistantConversationSchema),
});
/** One's own conversations, the one that went on last first. */
export type ListAssistantConversationsResponse = z.infer<typeof listAssistantConversationsResponseSchema>;

/** Schema of {@link AssistantMessageRequest}. */
export const assistantMessageRequestSchema = z.object({
  message: z.string().trim().min(1).max(4_000),
  /** A stream of bytes with one JSON text a line, unless this is false. */
  stream: z.boolean().optional(),
});
/** Something to say to an assistant. */
export type AssistantMessageRequest = z.infer<typeof assistantMessageRequestSchema>;

/** Schema of {@link AssistantApiResponseRequest}. */
export const assistantApiResponseRequestSchema = z.object({
  /** Body of the answer to the call, as a text. */
  data: z.string().max(100_000),
  status: z.number().int(),
  stream: z.boolean().optional(),
});
/** The result of an API call that the assistant requested. */
export type AssistantApiResponseRequest = z.infer<typeof assistantApiResponseRequestSchema>;

/** Schema of {@link AssistantResource}. */
export const assistantResourceSchema = z.object({ id: z.string(), type: z.string(), content: z.string() });
/** Something longer that an assistant refers to, for instance a table. */
export type AssistantResource = z.infer<typeof assistantResourceSchema>;
