import { z } from 'zod';
import { isoDateSchema } from './common';

/** Web addresses only, without a name and a password in them. */
const webhookUrlSchema = z
  .string()
  .trim()
  .max(2_048)
  .refine((text) => isWebAddress(text), 'must be a web address');
const secretSchema = z.string().max(500).nullable();
const payloadSchema = z.record(z.string(), z.json());

/** Schema of the body of `createWebhook`: `POST /webhook/custom`. */
export const saveWebhookRequestSchema = z.object({
  /** As in the path, when there is one. */
  _id: z.string().max(200).optional(),
  displayName: z.string().trim().min(1).max(200),
  description: z.string().trim().max(1_000),
  url: webhookUrlSchema,
  /** Signs every call; `null` for calls without a signature. */
  secret: secretSchema,
  /** Members to send along with each event. */
  payload: payloadSchema.optional(),
  eventKeys: z.array(z.string().min(1).max(200)).max(200),
  isActive: z.boolean(),
});
/** A webhook as the user enters it. */
export type SaveWebhookRequest = z.infer<typeof saveWebhookRequestSchema>;

/** Schema of the body of `updateWebhook`: `PATCH /webhook/{id}`. */
export const updateWebhookRequestSchema = saveWebhookRequestSchema.partial();
/** Fields of a webhook to change; absent ones stay as they are. */
export type UpdateWebhookRequest = z.infer<typeof updateWebhookRequestSchema>;

/** Schema of the one item of `listWebhooks`: `GET /webhook`. */
export const webhookSchema = z.object({
  _id: z.string(),
  displayName: z.string(),
  description: z.string(),
  url: z.string(),
  secret: z.string().nullable(),
  payload: payloadSchema.optional(),
  eventKeys: z.array(z.string()),
  isActive: z.boolean(),
  /** How often it was called. */
  invocations: z.number(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A webhook: an address that receives events. */
export type Webhook = z.infer<typeof webhookSchema>;

/** Schema of the answer to `listWebhooks`: a plain list. */
export const listWebhooksResponseSchema = z.array(webhookSchema);

/** Schema of the query of `listWebhookLogs`: `GET /webhook/logs/`. */
export const webhookLogsQuerySchema = z.object({
  /** Id of the webhook. */
  id: z.string().min(1),
  /** Rows to skip. */
  offset: z.coerce.number().int().min(0).optional(),
  /** Rows of a page. Default: 10 (portal spec §9). */
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
/** Which calls of a webhook to read. */
export type WebhookLogsQuery = z.infer<typeof webhookLogsQuerySchema>;

/** Validates one call of a webhook. */
export const webhookLogSchema = z.object({
  id: z.string(),
  webhookId: z.string(),
  tenantId: z.string(),
  vendorId: z.string(),
  statusCode: z.union([z.string(), z.number()]),
  /** The answer of the address. */
  body: z.string(),
  createdAt: isoDateSchema,
  eventKey: z.string().optional(),
  /** 1 for the first attempt to deliver an event. */
  attempt: z.number().optional(),
  /** What was sent. */
  request: z.object({ headers: z.record(z.string(), z.string()), body: payloadSchema }).optional(),
});
/** One call of a webhook. */
export type WebhookLog = z.infer<typeof webhookLogSchema>;

/** Schema of the answer to `listWebhookLogs`: `GET /webhook/logs/`. */
export const webhookLogsSchema = z.object({ count: z.number(), rows: z.array(webhookLogSchema) });
/** A page of the calls of a webhook, newest first, and how many there are in all. */
export type WebhookLogs = z.infer<typeof webhookLogsSchema>;

/** Schema of the body of `testWebhook`: `POST /webhook/test`. */
export const testWebhookRequestSchema = z.object({
  url: webhookUrlSchema,
  secret: secretSchema,
  payload: payloadSchema.optional(),
});
/** An address to test before it is saved. */
export type TestWebhookRequest = z.infer<typeof testWebhookRequestSchema>;

/** Schema of the answer to `testWebhook`: `POST /webhook/test`. */
export const testWebhookResponseSchema = z.object({ statusCode: z.number(), body: z.string() });
/** The answer of the address; 200 and 201 mean success (portal spec §4 "Connectivity"). */
export type TestWebhookResponse = z.infer<typeof testWebhookResponseSchema>;

/** Schema of the answer to `retryWebhookCall`: `POST /webhook/logs/{id}/retries`. */
export const retryWebhookResponseSchema = z.object({ statusCode: z.number() });
/** 202 when the call was repeated, whatever the address answered. */
export type RetryWebhookResponse = z.infer<typeof retryWebhookResponseSchema>;

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
