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
 * Tells an address of events from now on.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`).
 * @see Portal spec §7 "Connectivity"
 */
export function createWebhook(http: HttpClient, body: SaveWebhookRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/custom`, body });
}

/**
 * Changes a webhook. One that is switched off is no longer called, not even for what has happened already.
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
 * Calls an address once, to try it. The answer to the trial is in the body of the answer.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`).
 * @see Portal spec §4 "Connectivity"
 */
export function testWebhook(http: HttpClient, body: TestWebhookRequest): Promise<TestWebhookResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/test`, body });
}

/**
 * Makes a call once more.
 *
 * @param id Of an entry of the log, or of the webhook, whose latest call it is then.
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.write.webhook`), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Connectivity"
 */
export function retryWebhookCall(http: HttpClient, id: string): Promise<RetryWebhookResponse> {
  return http.send({ method: 'POST', path: `${WEBHOOKS}/logs/${encodeURIComponent(id)}/retries`, body: {} });
}
