import { z } from 'zod';
import { isoDateSchema } from './common';

/** Validates a channel through which events are delivered. */
export const channelSchema = z.enum(['email', 'slack', 'sms', 'webhook']);
/** A channel through which events are delivered (portal spec §9 "Default channels"). */
export type Channel = z.infer<typeof channelSchema>;

const eventKeySchema = z.string().min(1).max(200);
const datesSchema = z.object({ createdAt: isoDateSchema, updatedAt: isoDateSchema });

/** Validates a type of event of a tenant. */
export const eventDefinitionSchema = datesSchema.extend({
  id: z.string(),
  key: z.string(),
  displayName: z.string(),
  description: z.string().optional(),
  category: z.string().optional(),
  categoryId: z.string().optional(),
  vendorId: z.string(),
});
/** A type of event of a tenant. */
export type EventDefinition = z.infer<typeof eventDefinitionSchema>;

/** Schema of the one item of `listEventCategories`: `GET /event/resources/configurations/v1/categories`. */
export const eventCategorySchema = datesSchema.extend({
  id: z.string(),
  name: z.string(),
  vendorId: z.string(),
  events: z.array(eventDefinitionSchema).optional(),
});
/** Events of one kind. */
export type EventCategory = z.infer<typeof eventCategorySchema>;

/** Schema of the answer to `listEventCategories`. */
export const listEventCategoriesResponseSchema = z.array(eventCategorySchema);

/** Schema of the one item of `listEventsOfChannel`: `GET /event/resources/configurations/v1`. */
export const channelMapSchema = datesSchema.extend({
  id: z.string(),
  key: z.string(),
  categoryId: z.string(),
  vendorId: z.string(),
  displayName: z.string(),
  description: z.string(),
  category: datesSchema.extend({ id: z.string(), vendorId: z.string(), name: z.string() }),
});
/** An event that a channel can deliver. */
export type ChannelMap = z.infer<typeof channelMapSchema>;

/** Schema of the answer to `listEventsOfChannel`: empty for a channel that is not offered. */
export const listEventsOfChannelResponseSchema = z.array(channelMapSchema);

/** Schema of the query of `listEventsOfChannel`. */
export const channelsQuerySchema = z.object({ channels: channelSchema.optional() });
/** The channel whose events are listed. Default: all channels. */
export type ChannelsQuery = z.infer<typeof channelsQuerySchema>;

/** Schema of the bodies of `saveEmailSubscription` and `saveSmsSubscription`. */
export const messageSubscriptionSchema = z.object({
  id: z.string().max(200).optional(),
  name: z.string().trim().max(200),
  enabled: z.boolean(),
  /** E-mail addresses or phone numbers; blank ones are dropped. */
  recipients: z.array(z.string().trim().max(320)).max(200),
});
/** A group of recipients of an event. */
export type MessageSubscription = z.infer<typeof messageSubscriptionSchema>;

/** Schema of the one item of `listEmailConfigurations` and `listSmsConfigurations`. */
export const messageConfigurationSchema = z.object({
  eventKey: z.string(),
  enabled: z.boolean(),
  subscriptions: z.array(messageSubscriptionSchema),
});
/** The e-mail or text message recipients of an event (portal spec §3 "Connectivity state"). */
export type MessageConfiguration = z.infer<typeof messageConfigurationSchema>;

/** Schema of the answer to `listEmailConfigurations` and `listSmsConfigurations`. */
export const listMessageConfigurationsResponseSchema = z.array(messageConfigurationSchema);

/** Schema of the bodies of `createEmailConfiguration` and `createSmsConfiguration`. */
export const createMessageConfigurationRequestSchema = z.object({
  enabled: z.boolean(),
  subscriptions: z.array(messageSubscriptionSchema).max(100),
});
/** The recipients of an event that has no configuration yet. */
export type CreateMessageConfigurationRequest = z.infer<typeof createMessageConfigurationRequestSchema>;

/** Validates whether an event is delivered to its recipients. */
export const enableMessageConfigurationRequestSchema = z.object({
  /** As in the path; published clients leave it out. */
  eventKey: eventKeySchema.optional(),
  enabled: z.boolean(),
});
/** Whether an event is delivered to its recipients. */
export type EnableMessageConfigurationRequest = z.infer<typeof enableMessageConfigurationRequestSchema>;

/** Validates an event with the Slack channels that receive it. */
export const slackEventSchema = z.object({
  eventKey: eventKeySchema,
  channelIds: z.array(z.string().max(200)).max(200),
  title: z.string().max(500).optional(),
  message: z.string().max(5_000).optional(),
});
/** An event with the Slack channels that receive it. */
export type SlackEvent = z.infer<typeof slackEventSchema>;

/** Schema of the bodies of `createSlackSubscription` and `updateSlackSubscription`. */
export const slackSubscriptionRequestSchema = z.object({
  /** As in the path, when there is one. */
  id: z.string().max(200).optional(),
  isActive: z.boolean(),
  slackEvents: z.array(slackEventSchema).max(200),
});
/** Events to send to Slack. */
export type SlackSubscriptionRequest = z.infer<typeof slackSubscriptionRequestSchema>;

/** Validates events that are sent to Slack. */
export const slackSubscriptionSchema = slackSubscriptionRequestSchema.extend({ id: z.string() });
/** Events that are sent to Slack. */
export type SlackSubscription = z.infer<typeof slackSubscriptionSchema>;

/** Schema of the answer to `getSlackConfiguration`: `GET /integrations/resources/configurations/v1/slack`. */
export const slackConfigurationSchema = z.object({
  id: z.string(),
  slackSubscriptions: z.array(slackSubscriptionSchema),
});
/** All events that are sent to Slack (portal spec §3 "Connectivity state"). */
export type SlackConfiguration = z.infer<typeof slackConfigurationSchema>;

/** Schema of the answer to `getSlackApplication`. */
export const slackApplicationSchema = z.object({ clientId: z.string() });
/** The client id with which a tenant connects its Slack. */
export type SlackApplication = z.infer<typeof slackApplicationSchema>;

/** Schema of the one item of `listSlackChannels`: `GET /integrations/resources/configurations/v1/slack/channels`. */
export const slackChannelSchema = z.object({ id: z.string(), name: z.string() });
/** A channel of the tenant's Slack. */
export type SlackChannel = z.infer<typeof slackChannelSchema>;

/** Schema of the answer to `listSlackChannels`. */
export const listSlackChannelsResponseSchema = z.array(slackChannelSchema);

/** Schema of the body of `registerSlackCode`. */
export const registerSlackCodeRequestSchema = z.object({ code: z.string().trim().min(1).max(2_000) });
/** The authorization code from Slack. */
export type RegisterSlackCodeRequest = z.infer<typeof registerSlackCodeRequestSchema>;
