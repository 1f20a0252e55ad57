import {
  emptyResponseSchema,
  errorCodes,
  listSlackChannelsResponseSchema,
  registerSlackCodeRequestSchema,
  slackApplicationSchema,
  slackConfigurationSchema,
  slackSubscriptionRequestSchema,
} from '@portico/sdk/contract';
import { slackChannels } from '../db/slack-channels';
import type { SlackSubscriptionRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { refuseUnknownEvents } from './rules/events/channels';
import { permissionKeys } from './rules/team/permissions';

/** Client id of the simulated Slack. */
const SLACK_CLIENT_ID = '1042.2077';

async function getConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const rows = context.db.slackSubscriptions.listBy('tenantId', tenant.id);
  const slackSubscriptions = rows.map(({ id, isActive, slackEvents }) => ({ id, isActive, slackEvents }));
  return context.reply(200, { id: `slack-${tenant.id}`, slackSubscriptions });
}

async function getApplication(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, { clientId: SLACK_CLIENT_ID });
}

async function listChannels(context: HandlerContext<never>): Promise<HandlerReply> {
  refuseWithoutSlack(context, await context.caller());
  return context.reply(200, slackChannels);
}

/** Any code connects: the consent page that hands one out is Slack's own. Connecting again changes nothing else. */
async function registerCode(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  context.read(registerSlackCodeRequestSchema);
  const { slackWorkspaces } = context.db;
  const connectedAt = isoAfter(context, 0);
  const known = slackWorkspaces.findBy('tenantId', tenant.id);
  if (known) slackWorkspaces.update(known.id, { connectedAt });
  else slackWorkspaces.insert({ id: context.ids.uuid(), tenantId: tenant.id, connectedAt });
  return context.reply(201, {});
}

async function createSubscription(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  refuseWithoutSlack(context, caller);
  const fields = readSubscription(context);
  const row = { id: context.ids.uuid(), tenantId: caller.tenant.id, ...fields };
  context.db.slackSubscriptions.insert(row);
  return context.reply(201, {});
}

async function updateSubscription(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const { id } = await findSubscription(context);
  context.db.slackSubscriptions.update(id, readSubscription(context));
  return context.reply(200, {});
}

async function deleteSubscription(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const { id } = await findSubscription(context);
  context.db.slackSubscriptions.remove(id);
  return context.reply(200, {});
}

/** @throws {Refusal} 400 for an event or a channel that is not there. */
function readSubscription(context: Context): Pick<SlackSubscriptionRow, 'isActive' | 'slackEvents'> {
  const { isActive, slackEvents } = context.read(slackSubscriptionRequestSchema);
  refuseUnknownEvents(
    context,
    slackEvents.map((event) => event.eventKey),
    'slack',
  );
  const known = new Set(slackChannels.map((channel) => channel.id));
  const unknown = slackEvents.flatMap((event) => event.channelIds).find((id) => !known.has(id));
  if (unknown !== undefined) {
    refuse(context, 400, errorCodes.invalidRequest, `channelIds: there is no channel "${unknown}"`);
  }
  return { isActive, slackEvents };
}

/** @throws {Refusal} 404. */
async function findSubscription(context: HandlerContext<'id'>): Promise<SlackSubscriptionRow> {
  const { tenant } = await context.caller();
  const row = context.db.slackSubscriptions.find(context.params.id);
  if (row?.tenantId === tenant.id) return row;
  return refuse(context, 404, errorCodes.notFound, 'There is no such subscription.', { kind: 'subscription' });
}

function refuseWithoutSlack(context: Context, { tenant }: Caller): void {
  if (context.db.slackWorkspaces.findBy('tenantId', tenant.id)) return;
  refuse(context, 404, errorCodes.notFound, 'Slack is not connected yet.', { kind: 'Slack' });
}

const { readSlackSubscriptions, readSlackApp, readSlackChannels, registerSlack } = permissionKeys;
const { createSlackSubscriptions, updateSlackSubscriptions, deleteSlackSubscriptions } = permissionKeys;
const answer = emptyResponseSchema;

/** The events that are sent to Slack (portal spec §7 "Connectivity"). */
export const slackRoutes = [
  route('GET /integrations/resources/configurations/v1/slack', getConfiguration, {
    permission: readSlackSubscriptions,
    answer: slackConfigurationSchema,
  }),
  route('GET /integrations/resources/configurations/v1/slack/applications', getApplication, {
    permission: readSlackApp,
    answer: slackApplicationSchema,
  }),
  route('GET /integrations/resources/configurations/v1/slack/channels', listChannels, {
    permission: readSlackChannels,
    answer: listSlackChannelsResponseSchema,
  }),
  route('POST /integrations/resources/configurations/v1/slack/subscriptions', createSubscription, {
    permission: createSlackSubscriptions,
    answer,
    record: recordAs('channel.changed', () => 'Slack'),
  }),
  route('PATCH /integrations/resources/configurations/v1/slack/subscription/{id}', updateSubscription, {
    permission: updateSlackSubscriptions,
    answer,
    record: recordAs('channel.changed', () => 'Slack'),
  }),
  route('DELETE /integrations/resources/configurations/v1/slack/subscriptions/{id}', deleteSubscription, {
    permission: deleteSlackSubscriptions,
    answer,
    record: recordAs('channel.changed', () => 'Slack'),
  }),
  route('POST /integrations/resources/configurations/v1/slack/applications/registrations', registerCode, {
    permission: registerSlack,
    answer,
    record: recordAs('channel.changed', () => 'Slack'),
  }),
];
