import { type Channel, errorCodes } from '@portico/sdk/contract';
import { listedEvents, type WorldEvent, worldEvents } from '../../../db/events';
import type { MessageConfigurationRow } from '../../../db/tables';
import { type Context, isoAfter, refuse } from '../call/context';
import { type Occurrence, sentenceOf } from './occurrence';

/** Severities that text messages are sent for: they cost money, and arrive at night too. */
const urgent: readonly WorldEvent['severity'][] = ['High', 'Critical'];

/** Keys of the events that a channel can send. */
export function eventKeysOf(channel: Channel): string[] {
  const events = listedEvents.filter(([, { severity }]) => channel !== 'sms' || urgent.includes(severity));
  return events.map(([key]) => key);
}

/** @throws {Refusal} 400 when the channel can't send one of these events. */
export function refuseUnknownEvents(context: Context, eventKeys: readonly string[], channel: Channel): void {
  const known = new Set(eventKeysOf(channel));
  const unknown = eventKeys.find((key) => !known.has(key));
  if (unknown === undefined) return;
  refuse(context, 400, errorCodes.invalidRequest, `eventKey: there is no event "${unknown}" for this channel`);
}

/** Sends the event to its subscribers by e-mail, text message and Slack. */
export function notifyChannels(context: Context, occurrence: Occurrence): void {
  const { tenantId, event } = occurrence;
  for (const row of context.db.messageConfigurations.listBy('tenantId', tenantId)) {
    if (row.enabled && row.eventKey === event) notifyRecipients(context, row, occurrence);
  }
  postToSlack(context, occurrence);
}

function notifyRecipients(context: Context, row: MessageConfigurationRow, occurrence: Occurrence): void {
  const text = sentenceOf(occurrence);
  const subject = `${context.db.tenants.get(occurrence.tenantId).name}: ${worldEvents[occurrence.event].name}`;
  const recipients = row.subscriptions.flatMap((one) => (one.enabled ? one.recipients : []));
  for (const to of new Set(recipients)) {
    if (row.channel === 'email') context.inbox.send({ to, subject, text });
    else context.phone.send({ to, text });
  }
}

function postToSlack(context: Context, occurrence: Occurrence): void {
  const { db, ids } = context;
  const active = db.slackSubscriptions.listBy('tenantId', occurrence.tenantId).filter((row) => row.isActive);
  const events = active.flatMap((row) => row.slackEvents).filter((one) => one.eventKey === occurrence.event);
  const { tenantId } = occurrence;
  for (const { channelIds, title, message } of events) {
    const text = [title, message || sentenceOf(occurrence)].filter(Boolean).join('\n');
    const sentAt = isoAfter(context, 0);
    for (const channelId of channelIds) db.slackMessages.insert({ id: ids.uuid(), tenantId, channelId, text, sentAt });
  }
}
