import {
  channelsQuerySchema,
  createMessageConfigurationRequestSchema,
  emptyResponseSchema,
  enableMessageConfigurationRequestSchema,
  errorCodes,
  listEventCategoriesResponseSchema,
  listEventsOfChannelResponseSchema,
  listMessageConfigurationsResponseSchema,
  type MessageConfiguration,
  type MessageSubscription,
  messageSubscriptionSchema,
  phoneNumberTextSchema,
} from '@portico/sdk/contract';
import { eventCategories, listedEvents, type WorldEvent } from '../db/events';
import type { MessageConfigurationRow } from '../db/tables';
import { route } from './route';
import { type Context, readQuery, refuse, vendorOf } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { eventKeysOf } from './rules/events/channels';
import { permissionKeys } from './rules/team/permissions';

type MessageChannel = MessageConfigurationRow['channel'];
type Subscription = MessageConfigurationRow['subscriptions'][number];

/** What a published client puts into the path of a subscription that has no id yet. */
const NO_ID = 'undefined';
/** Whether a channel can reach a recipient. */
const canReach: Record<MessageChannel, (recipient: string) => boolean> = {
  email: (recipient) => /^[^\s@]+@[^\s@]+$/.test(recipient),
  sms: (recipient) => phoneNumberTextSchema.safeParse(recipient).success,
};

async function listCategories(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const categories = Object.keys(eventCategories) as WorldEvent['category'][];
  return context.reply(
    200,
    categories.map((key) => ({ ...categoryOf(context, key), events: eventsIn(context, key) })),
  );
}

async function listEvents(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  const { channels = 'webhook' } = readQuery(context, channelsQuerySchema);
  const keys = new Set(eventKeysOf(channels));
  const listed = listedEvents.filter(([key]) => keys.has(key));
  return context.reply(
    200,
    listed.map(([key, event]) => ({
      ...definitionOf(context, key, event),
      categoryId: categoryId(event.category),
      category: categoryOf(context, event.category),
    })),
  );
}

function listConfigurations(channel: MessageChannel) {
  return async (context: HandlerContext<never>): Promise<HandlerReply> => {
    const caller = await context.caller();
    return context.reply(200, configurationsOf(context, caller, channel).map(toConfiguration));
  };
}

function createConfiguration(channel: MessageChannel) {
  return async (context: HandlerContext<'eventKey'>): Promise<HandlerReply> => {
    const caller = await context.caller();
    const { eventKey } = context.params;
    const { enabled, subscriptions } = context.read(createMessageConfigurationRequestSchema);
    if (!eventKeysOf(channel).includes(eventKey)) refuseMissing(context, 'event');
    if (configurationsOf(context, caller, channel).some((row) => row.eventKey === eventKey)) {
      refuse(context, 409, errorCodes.alreadyExists, 'There is one for this event already.', { field: 'eventKey' });
    }
    const checked = subscriptions.map((one) => toSubscription(context, channel, one, context.ids.uuid()));
    const where = { id: context.ids.uuid(), tenantId: caller.tenant.id, channel, eventKey };
    context.db.messageConfigurations.insert({ ...where, enabled, subscriptions: checked });
    return context.reply(201, {});
  };
}

function enableConfiguration(channel: MessageChannel) {
  return async (context: HandlerContext<'eventKey'>): Promise<HandlerReply> => {
    const { id } = await findConfiguration(context, channel);
    const { enabled } = context.read(enableMessageConfigurationRequestSchema);
    context.db.messageConfigurations.update(id, { enabled });
    return context.reply(200, {});
  };
}

function deleteConfiguration(channel: MessageChannel) {
  return async (context: HandlerContext<'eventKey'>): Promise<HandlerReply> => {
    const { id } = await findConfiguration(context, channel);
    context.db.messageConfigurations.remove(id);
    return context.reply(200, {});
  };
}

/** Adds the subscriptions that are missing: no other call adds to an event that has a configuration. */
function saveSubscription(channel: MessageChannel) {
  return async (context: HandlerContext<'eventKey' | 'subscriptionId'>): Promise<HandlerReply> => {
    const { id, subscriptions } = await findConfiguration(context, channel);
    const { subscriptionId } = context.params;
    const wanted = subscriptionId === NO_ID ? context.ids.uuid() : subscriptionId;
    const saved = toSubscription(context, channel, context.read(messageSubscriptionSchema), wanted);
    const isNew = subscriptions.every((one) => one.id !== wanted);
    const after = isNew ? [...subscriptions, saved] : subscriptions.map((one) => (one.id === wanted ? saved : one));
    context.db.messageConfigurations.update(id, { subscriptions: after });
    return context.reply(200, {});
  };
}

function deleteSubscription(channel: MessageChannel) {
  return async (context: HandlerContext<'eventKey' | 'subscriptionId'>): Promise<HandlerReply> => {
    const { id, subscriptions } = await findConfiguration(context, channel);
    const left = subscriptions.filter((one) => one.id !== context.params.subscriptionId);
    if (left.length === subscriptions.length) refuseMissing(context, 'subscription');
    context.db.messageConfigurations.update(id, { subscriptions: left });
    return context.reply(200, {});
  };
}

function configurationsOf({ db }: Context, { tenant }: Caller, channel: MessageChannel): MessageConfigurationRow[] {
  return db.messageConfigurations.listBy('tenantId', tenant.id).filter((row) => row.channel === channel);
}

/** @throws {Refusal} 404. */
async function findConfiguration(
  context: HandlerContext<'eventKey'>,
  channel: MessageChannel,
): Promise<MessageConfigurationRow> {
  const rows = configurationsOf(context, await context.caller(), channel);
  return rows.find((row) => row.eventKey === context.params.eventKey) ?? refuseMissing(context, 'event');
}

function refuseMissing(context: Context, kind: 'event' | 'subscription'): never {
  return refuse(context, 404, errorCodes.notFound, `There is no such ${kind}.`, { kind });
}

/** @throws {Refusal} 400 for a recipient that the channel cannot reach. */
function toSubscription(
  context: Context,
  channel: MessageChannel,
  { name, enabled, recipients }: MessageSubscription,
  id: string,
): Subscription {
  const filled = recipients.filter((recipient) => recipient !== '');
  const wrong = filled.find((recipient) => !canReach[channel](recipient));
  if (wrong !== undefined) refuse(context, 400, errorCodes.invalidRequest, `recipients: "${wrong}" cannot be reached`);
  return { id, name, enabled, recipients: filled };
}

function toConfiguration({ eventKey, enabled, subscriptions }: MessageConfigurationRow): MessageConfiguration {
  return { eventKey, enabled, subscriptions };
}

function eventsIn(context: Context, category: WorldEvent['category']) {
  const listed = listedEvents.filter(([, event]) => event.category === category);
  return listed.map(([key, event]) => {
    const place = { category: eventCategories[category], categoryId: categoryId(category) };
    return { ...definitionOf(context, key, event), ...place };
  });
}

function definitionOf(context: Context, key: string, { name, description }: WorldEvent) {
  return { id: `event-${key}`, key, displayName: name, description, ...originOf(context) };
}

function categoryOf(context: Context, category: WorldEvent['category']) {
  return { id: categoryId(category), name: eventCategories[category], ...originOf(context) };
}

function categoryId(category: WorldEvent['category']): string {
  return `event-category-${category}`;
}

function originOf(context: Context) {
  const { id: vendorId, createdAt } = vendorOf(context);
  return { vendorId, createdAt, updatedAt: createdAt };
}

const { readEvents, readEventCategories } = permissionKeys;
const { readEmailConfig, changeEmailConfig, deleteEmailConfig } = permissionKeys;
const { readSmsConfig, changeSmsConfig, deleteSmsConfig } = permissionKeys;
const answer = emptyResponseSchema;
const listAnswer = listMessageConfigurationsResponseSchema;

function mailSubject({ params }: HandlerContext): string {
  return `E-mail about ${params.eventKey}`;
}

function smsSubject({ params }: HandlerContext): string {
  return `Text messages about ${params.eventKey}`;
}

/** Events, and the recipients of their mails and text messages (portal spec §7 "Connectivity"). */
export const connectivityRoutes = [
  route('GET /event/resources/configurations/v1/categories', listCategories, {
    permission: readEventCategories,
    answer: listEventCategoriesResponseSchema,
  }),
  route('GET /event/resources/configurations/v1', listEvents, {
    permission: readEvents,
    answer: listEventsOfChannelResponseSchema,
  }),
  route('GET /integrations/resources/configurations/v1/emails', listConfigurations('email'), {
    permission: readEmailConfig,
    answer: listAnswer,
  }),
  route('POST /integrations/resources/configurations/v1/emails/{eventKey}', createConfiguration('email'), {
    permission: changeEmailConfig,
    answer,
    record: recordAs('channel.changed', mailSubject),
  }),
  route('PATCH /integrations/resources/configurations/v1/emails/{eventKey}', enableConfiguration('email'), {
    permission: changeEmailConfig,
    answer,
    record: recordAs('channel.changed', mailSubject),
  }),
  route(
    'PUT /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}',
    saveSubscription('email'),
    { permission: changeEmailConfig, answer, record: recordAs('channel.changed', mailSubject) },
  ),
  route(
    'DELETE /integrations/resources/configurations/v1/emails/{eventKey}/subscriptions/{subscriptionId}',
    deleteSubscription('email'),
    { permission: deleteEmailConfig, answer, record: recordAs('channel.changed', mailSubject) },
  ),
  route('DELETE /integrations/resources/configurations/v1/emails/{eventKey}', deleteConfiguration('email'), {
    permission: deleteEmailConfig,
    answer,
    record: recordAs('channel.changed', mailSubject),
  }),
  route('GET /integrations/resources/configurations/v2/sms', listConfigurations('sms'), {
    permission: readSmsConfig,
    answer: listAnswer,
  }),
  route('POST /integrations/resources/configurations/v2/sms/{eventKey}', createConfiguration('sms'), {
    permission: changeSmsConfig,
    answer,
    record: recordAs('channel.changed', smsSubject),
  }),
  route('PATCH /integrations/resources/configurations/v2/sms/{eventKey}', enableConfiguration('sms'), {
    permission: changeSmsConfig,
    answer,
    record: recordAs('channel.changed', smsSubject),
  }),
  route(
    'PUT /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}',
    saveSubscription('sms'),
    { permission: changeSmsConfig, answer, record: recordAs('channel.changed', smsSubject) },
  ),
  route(
    'DELETE /integrations/resources/configurations/v2/sms/{eventKey}/subscriptions/{subscriptionId}',
    deleteSubscription('sms'),
    { permission: deleteSmsConfig, answer, record: recordAs('channel.changed', smsSubject) },
  ),
  route('DELETE /integrations/resources/configurations/v2/sms/{eventKey}', deleteConfiguration('sms'), {
    permission: deleteSmsConfig,
    answer,
    record: recordAs('channel.changed', smsSubject),
  }),
];
