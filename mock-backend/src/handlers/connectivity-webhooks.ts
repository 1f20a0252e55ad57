import {
  emptyResponseSchema,
  errorCodes,
  listWebhooksResponseSchema,
  retryWebhookResponseSchema,
  saveWebhookRequestSchema,
  testWebhookRequestSchema,
  testWebhookResponseSchema,
  updateWebhookRequestSchema,
  type Webhook,
  type WebhookLog,
  webhookLogsQuerySchema,
  webhookLogsSchema,
} from '@portico/sdk/contract';
import type { WebhookDeliveryRow, WebhookLogRow, WebhookRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readQuery, refuse, vendorOf } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { nameOfRow, recordAs, textInBody } from './rules/events/call-records';
import { refuseUnknownEvents } from './rules/events/channels';
import { callAgain, callDue, giveUpCalls, removeWebhook } from './rules/events/webhook-deliveries';
import { callReceiver } from './rules/events/webhook-receiver';
import { permissionKeys } from './rules/team/permissions';
import { present } from './rules/team/views';

/** Default number of rows on a page of the log (portal spec §9). */
const DEFAULT_LOG_PAGE = 10;

async function listWebhooks(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const webhooks = context.db.webhooks.listBy('tenantId', tenant.id).map((row) => toWebhook(callDue(context, row)));
  return context.reply(200, webhooks);
}

async function createWebhook(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { _id, payload = null, eventKeys, ...fields } = context.read(saveWebhookRequestSchema);
  refuseUnknownEvents(context, eventKeys, 'webhook');
  const now = isoAfter(context, 0);
  const webhook = context.db.webhooks.insert({
    id: context.ids.uuid(),
    tenantId: tenant.id,
    ...fields,
    payload,
    eventKeys: [...new Set(eventKeys)],
    invocations: 0,
    createdAt: now,
    updatedAt: now,
  });
  return context.reply(201, toWebhook(webhook));
}

async function updateWebhook(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const webhook = findWebhook(context, await context.caller(), context.params.id);
  const { _id, ...changes } = context.read(updateWebhookRequestSchema);
  refuseUnknownEvents(context, changes.eventKeys ?? [], 'webhook');
  // What has come due was called at the address of then.
  callDue(context, webhook);
  if (changes.isActive === false) giveUpCalls(context, webhook.id);
  const updated = context.db.webhooks.update(webhook.id, { ...changes, updatedAt: isoAfter(context, 0) });
  return context.reply(200, toWebhook(updated));
}

async function deleteWebhook(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const webhook = findWebhook(context, await context.caller(), context.params.id);
  removeWebhook(context, webhook.id);
  return context.reply(200, {});
}

async function listLogs(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id, offset = 0, limit = DEFAULT_LOG_PAGE } = readQuery(context, webhookLogsQuerySchema);
  callDue(context, findWebhook(context, caller, id));
  const newestFirst = context.db.webhookLogs.listBy('webhookId', id).reverse();
  const rows = newestFirst.slice(offset, offset + limit).map((row) => toLog(context, caller, row));
  return context.reply(200, { count: newestFirst.length, rows });
}

/** Says what the address says; whether that is a success is up to the reader of `statusCode`. */
async function testWebhook(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { url } = context.read(testWebhookRequestSchema);
  return context.reply(200, callReceiver(url, 1));
}

async function retryCall(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const delivery = findDelivery(context, caller, context.params.id);
  const webhook = callDue(context, findWebhook(context, caller, delivery.webhookId));
  callAgain(context, webhook, context.db.webhookDeliveries.get(delivery.id));
  return context.reply(202, { statusCode: 202 });
}

/** @throws {Refusal} 404: a webhook of another tenant is none. */
function findWebhook(context: Context, { tenant }: Caller, id: string): WebhookRow {
  const webhook = context.db.webhooks.find(id);
  if (webhook?.tenantId === tenant.id) return webhook;
  return refuse(context, 404, errorCodes.notFound, 'There is no such webhook.', { kind: 'webhook' });
}

/** By an entry of the log, or by the webhook whose latest entry is meant: published clients send either. */
function findDelivery(context: Context, { tenant }: Caller, id: string): WebhookDeliveryRow {
  const { webhookLogs, webhookDeliveries, webhooks } = context.db;
  const entry = webhookLogs.find(id) ?? webhookLogs.listBy('webhookId', id).at(-1);
  const delivery = entry && webhookDeliveries.find(entry.deliveryId);
  if (delivery && webhooks.find(delivery.webhookId)?.tenantId === tenant.id) return delivery;
  return refuse(context, 404, errorCodes.notFound, 'There is no such call.', { kind: 'webhook call' });
}

function toWebhook({ id, tenantId: _, payload, ...webhook }: WebhookRow): Webhook {
  return { _id: id, ...webhook, ...present({ payload }) };
}

function toLog(context: Context, { tenant }: Caller, row: WebhookLogRow): WebhookLog {
  const { deliveryId, headers, ...entry } = row;
  const delivery = context.db.webhookDeliveries.find(deliveryId);
  const sent = delivery && { eventKey: delivery.eventKey, request: { headers, body: delivery.body } };
  return { ...entry, tenantId: tenant.id, vendorId: vendorOf(context).id, ...sent };
}

const { readWebhooks, changeWebhooks, deleteWebhooks, readWebhookLogs } = permissionKeys;

/** Webhooks, their log, trial and repetition (portal spec §7 "Connectivity"). */
export const webhookRoutes = [
  route('GET /webhook', listWebhooks, { permission: readWebhooks, answer: listWebhooksResponseSchema }),
  route('POST /webhook/custom', createWebhook, {
    permission: changeWebhooks,
    answer: emptyResponseSchema,
    record: recordAs('webhook.created', textInBody('displayName')),
  }),
  route('PATCH /webhook/{id}', updateWebhook, {
    permission: changeWebhooks,
    answer: emptyResponseSchema,
    record: recordAs('webhook.changed', nameOfRow('webhooks', 'id')),
  }),
  route('DELETE /webhook/{id}', deleteWebhook, {
    permission: deleteWebhooks,
    answer: emptyResponseSchema,
    record: recordAs('webhook.removed', nameOfRow('webhooks', 'id')),
  }),
  route('GET /webhook/logs', listLogs, { permission: readWebhookLogs, answer: webhookLogsSchema }),
  route('POST /webhook/test', testWebhook, { permission: changeWebhooks, answer: testWebhookResponseSchema }),
  route('POST /webhook/logs/{id}/retries', retryCall, {
    permission: changeWebhooks,
    answer: retryWebhookResponseSchema,
  }),
];
