import type {
  EmptyResponse,
  RetryWebhookResponse,
  SaveWebhookRequest,
  TestWebhookRequest,
  TestWebhookResponse,
  UpdateWebhookRequest,
  Webhook,
  WebhookLogs,
  WebhookLogsQuery,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const WEBHOOKS = '/webhook';

/**
 * The webhooks of the tenant.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.connectivity.read.webhooks`).
 * @see Portal spec §7 "Connectivity"
 */
export function listWebhooks(http: HttpClient): Promise<Webhook[]> {
  return http.send({ method: 'GET', path: WEBHOOKS, retry: true });
}

/**
 * Creates a webhook, which sends events to an address.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`).
 * @see Portal spec §7 "Connectivity"
 */
export function createWebhook(http: HttpClient, body: SaveWebhookRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/custom`, body });
}

/**
 * Changes a webhook. A disabled one is no longer called, not even for earlier events.
 *
 * @throws {ApiError} as {@link createWebhook}; `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function updateWebhook(http: HttpClient, id: string, body: UpdateWebhookRequest): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: `${WEBHOOKS}/${encodeURIComponent(id)}`, body });
}

/**
 * Removes a webhook with its log.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.delete.webhook`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function deleteWebhook(http: HttpClient, id: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${WEBHOOKS}/${encodeURIComponent(id)}` });
}

/**
 * The calls of a webhook, newest first. Default: 10 rows.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.read.webhookLogs`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function listWebhookLogs(http: HttpClient, query: WebhookLogsQuery): Promise<WebhookLogs> {
  return http.send({
    method: 'GET',
    path: `${WEBHOOKS}/logs/`,
    query: { offset: 0, limit: 10, ...query },
    retry: true,
  });
}

/**
 * Sends a test call to an address. The body of the answer contains the answer to that call.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`).
 * @see Portal spec §4 "Connectivity"
 */
export function testWebhook(http: HttpClient, body: TestWebhookRequest): Promise<TestWebhookResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/test`, body });
}

/**
 * Repeats a call.
 *
 * @param id Id of a log entry, or of the webhook to repeat its latest call.
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Connectivity"
 */
export function retryWebhookCall(http: HttpClient, id: string): Promise<RetryWebhookResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/logs/${encodeURIComponent(id)}/retries`, body: {} });
}
