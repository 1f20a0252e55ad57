import { signHs256 } from '../../../core/hs256';
import type { WebhookDeliveryRow, WebhookLogRow, WebhookRow } from '../../../db/tables';
import { type Context, isoAfter, vendorOf } from '../call/context';
import type { Occurrence } from './occurrence';
import { callReceiver, hasHeard, type ReceiverAnswer } from './webhook-receiver';

/** Seconds between the attempts to call a webhook: five attempts within three hours. */
const RETRY_AFTER_SECONDS = [60, 300, 1_800, 7_200] as const;
/** How long a log is stored. */
const WEBHOOK_LOG_DAYS = 30;
/** How long the signature of a call is good for. */
const SIGNATURE_SECONDS = 300;
const DAY_SECONDS = 86_400;

type CallEntry = Omit<WebhookLogRow, 'id'>;

/** Queues an event for every webhook of the tenant that subscribes to it. {@link callDue} makes the calls. */
export function callWebhooks(context: Context, { event, tenantId, actor, subject }: Occurrence): void {
  const listening = context.db.webhooks
    .listBy('tenantId', tenantId)
    .filter((row) => row.isActive && row.eventKeys.includes(event));
  for (const { id, payload } of listening) {
    const occurredAt = isoAfter(context, 0);
    const origin = { vendorId: vendorOf(context).id, tenantId, userId: actor.id, occurredAt };
    context.db.webhookDeliveries.insert({
      id: context.ids.uuid(),
      webhookId: id,
      eventKey: event,
      body: {
        ...payload,
        eventKey: event,
        user: { id: actor.id, name: actor.name, email: actor.email },
        ...(subject && { subject }),
        eventContext: origin,
      },
      attempts: 0,
      nextAttemptAt: occurredAt,
    });
  }
}

/**
 * Makes every call of a webhook that is due on the world's clock, and records it at the time when it was due: only the
 * log shows a call, so nothing reveals that it was made later.
 */
export function callDue(context: Context, webhook: WebhookRow): WebhookRow {
  const { db } = context;
  const due = db.webhookDeliveries.listBy('webhookId', webhook.id).filter((row) => isDue(context, row.nextAttemptAt));
  const calls = due.flatMap((row) => attemptsOf(context, webhook, row));
  forgetOldCalls(context, webhook.id);
  if (calls.length === 0) return webhook;
  for (const call of calls.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))) {
    db.webhookLogs.insert({ id: context.ids.uuid(), ...call });
  }
  return db.webhooks.update(webhook.id, { invocations: webhook.invocations + calls.length });
}

/** Makes a call once more, now. */
export function callAgain(context: Context, webhook: WebhookRow, delivery: WebhookDeliveryRow): void {
  const attempts = delivery.attempts + 1;
  const [call, answer] = makeCall(context, webhook, delivery, attempts, context.clock.now());
  context.db.webhookLogs.insert({ id: context.ids.uuid(), ...call });
  const nextAttemptAt = hasHeard(answer) ? null : delivery.nextAttemptAt;
  context.db.webhookDeliveries.update(delivery.id, { attempts, nextAttemptAt });
  context.db.webhooks.update(webhook.id, { invocations: webhook.invocations + 1 });
}

/** Cancels the pending deliveries of a webhook. */
export function giveUpCalls({ db }: Context, webhookId: string): void {
  for (const { id, nextAttemptAt } of db.webhookDeliveries.listBy('webhookId', webhookId)) {
    if (nextAttemptAt !== null) db.webhookDeliveries.update(id, { nextAttemptAt: null });
  }
}

/** Removes a webhook with its deliveries. */
export function removeWebhook({ db }: Context, webhookId: string): void {
  for (const { id } of db.webhookLogs.listBy('webhookId', webhookId)) db.webhookLogs.remove(id);
  for (const { id } of db.webhookDeliveries.listBy('webhookId', webhookId)) db.webhookDeliveries.remove(id);
  db.webhooks.remove(webhookId);
}

/** The attempts of one delivery up to now, until one succeeds. */
function attemptsOf(context: Context, webhook: WebhookRow, delivery: WebhookDeliveryRow): CallEntry[] {
  const calls: CallEntry[] = [];
  let { attempts, nextAttemptAt } = delivery;
  while (nextAttemptAt !== null && isDue(context, nextAttemptAt)) {
    const time = Date.parse(nextAttemptAt);
    const [call, answer] = makeCall(context, webhook, delivery, ++attempts, time);
    calls.push(call);
    const pause = RETRY_AFTER_SECONDS[attempts - 1];
    nextAttemptAt = hasHeard(answer) || pause === undefined ? null : new Date(time + pause * 1000).toISOString();
  }
  context.db.webhookDeliveries.update(delivery.id, { attempts, nextAttemptAt });
  return calls;
}

function makeCall(
  context: Context,
  webhook: WebhookRow,
  delivery: WebhookDeliveryRow,
  attempt: number,
  time: number,
): [CallEntry, ReceiverAnswer] {
  const answer = callReceiver(webhook.url, attempt);
  const headers = headersOf(context, webhook, delivery, time);
  const createdAt = new Date(time).toISOString();
  return [{ webhookId: webhook.id, deliveryId: delivery.id, attempt, ...answer, headers, createdAt }, answer];
}

/** A webhook with a secret is called with a JWT signed by it, so that the receiver knows who calls. */
function headersOf(context: Context, webhook: WebhookRow, delivery: WebhookDeliveryRow, time: number) {
  const headers = { 'content-type': 'application/json', 'x-webhook-event': delivery.eventKey };
  if (!webhook.secret) return headers;
  const iat = Math.floor(time / 1000);
  const claims = { iss: vendorOf(context).id, sub: webhook.id, jti: delivery.id, iat, exp: iat + SIGNATURE_SECONDS };
  return { ...headers, 'x-webhook-secret': signHs256(claims, webhook.secret) };
}

function forgetOldCalls(context: Context, webhookId: string): void {
  const { webhookLogs, webhookDeliveries } = context.db;
  const oldest = isoAfter(context, -WEBHOOK_LOG_DAYS * DAY_SECONDS);
  for (const { id, deliveryId, createdAt } of webhookLogs.listBy('webhookId', webhookId)) {
    if (createdAt >= oldest) continue;
    webhookLogs.remove(id);
    if (webhookDeliveries.find(deliveryId)?.nextAttemptAt === null) webhookDeliveries.remove(deliveryId);
  }
}

function isDue({ clock }: Context, date: string | null): boolean {
  return date !== null && Date.parse(date) <= clock.now();
}
