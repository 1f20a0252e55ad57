import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const messageConfiguration = z.strictObject({
  id,
  tenantId: id,
  channel: z.enum(['email', 'sms']),
  eventKey: z.string(),
  enabled: z.boolean(),
  subscriptions: z.array(
    z.strictObject({ id, name: z.string(), enabled: z.boolean(), recipients: z.array(z.string()) }),
  ),
});

/** The Slack workspace that a tenant has connected. */
const slackWorkspace = z.strictObject({ id, tenantId: id, connectedAt: date });

const slackSubscription = z.strictObject({
  id,
  tenantId: id,
  isActive: z.boolean(),
  slackEvents: z.array(
    z.strictObject({
      eventKey: z.string(),
      channelIds: z.array(z.string()),
      title: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
});

/** A message to a Slack channel. */
const slackMessage = z.strictObject({ id, tenantId: id, channelId: z.string(), text: z.string(), sentAt: date });

const webhook = z.strictObject({
  id,
  tenantId: id,
  displayName: z.string(),
  description: z.string(),
  url: z.string(),
  secret: z.string().nullable(),
  payload: z.record(z.string(), z.json()).nullable(),
  eventKeys: z.array(z.string()),
  isActive: z.boolean(),
  invocations: z.int(),
  createdAt: date,
  updatedAt: date,
});

/** An event for a webhook. */
const webhookDelivery = z.strictObject({
  id,
  webhookId: id,
  eventKey: z.string(),
  body: z.record(z.string(), z.json()),
  attempts: z.int(),
  /** `null` after a successful call, or after the last retry. */
  nextAttemptAt: date.nullable(),
});

/** One call of a webhook. */
const webhookLog = z.strictObject({
  id,
  webhookId: id,
  deliveryId: id,
  attempt: z.int(),
  statusCode: z.int(),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
  createdAt: date,
});

/** Channels that send events to other services, and the log of sent events. */
export const connectivityTables = {
  messageConfigurations: defineTable(messageConfiguration, ['tenantId']),
  slackWorkspaces: defineTable(slackWorkspace, ['tenantId']),
  slackSubscriptions: defineTable(slackSubscription, ['tenantId']),
  slackMessages: defineTable(slackMessage, ['tenantId']),
  webhooks: defineTable(webhook, ['tenantId']),
  webhookDeliveries: defineTable(webhookDelivery, ['webhookId']),
  webhookLogs: defineTable(webhookLog, ['webhookId']),
};
