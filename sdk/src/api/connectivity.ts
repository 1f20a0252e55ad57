import type {
  Channel,
  ChannelMap,
  CreateMessageConfigurationRequest,
  EmptyResponse,
  EventCategory,
  MessageConfiguration,
  MessageSubscription,
  SlackApplication,
  SlackChannel,
  SlackConfiguration,
  SlackSubscriptionRequest,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const EVENTS = '/event/resources/configurations/v1';
const SLACK = '/integrations/resources/configurations/v1/slack';
const EMAILS = '/integrations/resources/configurations/v1/emails';
/** Text messages have a newer path than e-mail. */
const SMS = '/integrations/resources/configurations/v2/sms';

/**
 * The kinds of events, each with its events.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.connectivity.read.eventCategories`).
 * @see Portal spec §7 "Connectivity"
 */
export function listEventCategories(http: HttpClient): Promise<EventCategory[]> {
  return http.send({ method: 'GET', path: `${EVENTS}/categories`, retry: true });
}

/**
 * The events that a channel can deliver; none for a channel that is not offered.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.read.events`).
 * @see Portal spec §7 "Connectivity"
 */
export function listEventsOfChannel(http: HttpClient, channel: Channel): Promise<ChannelMap[]> {
  return http.send({ method: 'GET', path: EVENTS, query: { channels: channel }, retry: true });
}

/**
 * The e-mail recipients of all events.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.connectivity.read.emailConfig`).
 * @see Portal spec §7 "Connectivity"
 */
export function listEmailConfigurations(http: HttpClient): Promise<MessageConfiguration[]> {
  return http.send({ method: 'GET', path: EMAILS, retry: true });
}

/**
 * Adds e-mail recipients to an event without any.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.emailConfig`),
 *   `ER-NOT-FOUND` (404) for an unknown event, `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Connectivity"
 */
export function createEmailConfiguration(
  http: HttpClient,
  eventKey: string,
  body: CreateMessageConfigurationRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: configurationPath(EMAILS, eventKey), body });
}

/**
 * Disables or enables the e-mails of an event.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.emailConfig`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function enableEmailConfiguration(http: HttpClient, eventKey: string, enabled: boolean): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: configurationPath(EMAILS, eventKey), body: { eventKey, enabled } });
}

/**
 * Changes the e-mail recipients of an event; an unknown id adds a subscription.
 *
 * @throws {ApiError} as {@link enableEmailConfiguration}.
 * @see Portal spec §7 "Connectivity"
 */
export function saveEmailSubscription(
  http: HttpClient,
  eventKey: string,
  subscriptionId: string,
  body: MessageSubscription,
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: configurationPath(EMAILS, eventKey, subscriptionId), body });
}

/**
 * Removes e-mail recipients of an event.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.delete.emailConfig`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function deleteEmailSubscription(
  http: HttpClient,
  eventKey: string,
  subscriptionId: string,
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: configurationPath(EMAILS, eventKey, subscriptionId) });
}

/**
 * Removes all e-mail recipients of an event.
 *
 * @throws {ApiError} as {@link deleteEmailSubscription}.
 * @see Portal spec §4 "Connectivity"
 */
export function deleteEmailConfiguration(http: HttpClient, eventKey: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: configurationPath(EMAILS, eventKey) });
}

/**
 * The text message recipients of all events.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.connectivity.read.smsConfig`).
 * @see Portal spec §7 "Connectivity"
 */
export function listSmsConfigurations(http: HttpClient): Promise<MessageConfiguration[]> {
  return http.send({ method: 'GET', path: SMS, retry: true });
}

/**
 * Adds text message recipients to an event without any.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.smsConfig`),
 *   `ER-NOT-FOUND` (404) for an unknown event, `ER-ALREADY-EXISTS` (409).
 * @see Portal spec §7 "Connectivity"
 */
export function createSmsConfiguration(
  http: HttpClient,
  eventKey: string,
  body: CreateMessageConfigurationRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: configurationPath(SMS, eventKey), body });
}

/**
 * Disables or enables the text messages of an event.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.smsConfig`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function enableSmsConfiguration(http: HttpClient, eventKey: string, enabled: boolean): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: configurationPath(SMS, eventKey), body: { eventKey, enabled } });
}

/**
 * Changes the text message recipients of an event; an unknown id adds a subscription.
 *
 * @throws {ApiError} as {@link enableSmsConfiguration}.
 * @see Portal spec §7 "Connectivity"
 */
export function saveSmsSubscription(
  http: HttpClient,
  eventKey: string,
  subscriptionId: string,
  body: MessageSubscription,
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: configurationPath(SMS, eventKey, subscriptionId), body });
}

/**
 * Removes text message recipients of an event.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.delete.smsConfig`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function deleteSmsSubscription(
  http: HttpClient,
  eventKey: string,
  subscriptionId: string,
): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: configurationPath(SMS, eventKey, subscriptionId) });
}

/**
 * Removes all text message recipients of an event.
 *
 * @throws {ApiError} as {@link deleteSmsSubscription}.
 * @see Portal spec §4 "Connectivity"
 */
export function deleteSmsConfiguration(http: HttpClient, eventKey: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: configurationPath(SMS, eventKey) });
}

/**
 * The events that are sent to Slack.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401), `ER-FORBIDDEN` (403, `fe.connectivity.read.slackSubscriptions`).
 * @see Portal spec §7 "Connectivity"
 */
export function getSlackConfiguration(http: HttpClient): Promise<SlackConfiguration> {
  return http.send({ method: 'GET', path: SLACK, retry: true });
}

/**
 * The client id with which a tenant connects its Slack.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.read.slackApp`).
 * @see Portal spec §7 "Connectivity"
 */
export function getSlackApplication(http: HttpClient): Promise<SlackApplication> {
  return http.send({ method: 'GET', path: `${SLACK}/applications` });
}

/**
 * The channels of the tenant's Slack.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.read.slackChannels`), `ER-NOT-FOUND` (404) before Slack is
 *   connected.
 * @see Portal spec §7 "Connectivity"
 */
export function listSlackChannels(http: HttpClient): Promise<SlackChannel[]> {
  return http.send({ method: 'GET', path: `${SLACK}/channels` });
}

/**
 * Connects the tenant's Slack with the authorization code from Slack.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-FORBIDDEN` (403, `fe.connectivity.write.slackAppRegistration`).
 * @see Portal spec §7 "Connectivity"
 */
export function registerSlackCode(http: HttpClient, code: string): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${SLACK}/applications/registrations`, body: { code } });
}

/**
 * Adds events that are sent to Slack.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400) for an unknown event or channel, `ER-FORBIDDEN` (403,
 *   `fe.connectivity.write.slackSubscriptions`), `ER-NOT-FOUND` (404) before Slack is connected.
 * @see Portal spec §7 "Connectivity"
 */
export function createSlackSubscription(http: HttpClient, body: SlackSubscriptionRequest): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${SLACK}/subscriptions`, body });
}

/**
 * Changes the events that are sent to Slack; only this path has its noun in the singular.
 *
 * @throws {ApiError} as {@link createSlackSubscription} (`fe.connectivity.write.updateSlackSubscription`).
 * @see Portal spec §7 "Connectivity"
 */
export function updateSlackSubscription(
  http: HttpClient,
  id: string,
  body: SlackSubscriptionRequest,
): Promise<EmptyResponse> {
  return http.send({ method: 'PATCH', path: `${SLACK}/subscription/${encodeURIComponent(id)}`, body });
}

/**
 * Removes events that are sent to Slack.
 *
 * @throws {ApiError} `ER-FORBIDDEN` (403, `fe.connectivity.delete.slackSubscriptions`), `ER-NOT-FOUND` (404).
 * @see Portal spec §7 "Connectivity"
 */
export function deleteSlackSubscription(http: HttpClient, id: string): Promise<EmptyResponse> {
  return http.send({ method: 'DELETE', path: `${SLACK}/subscriptions/${encodeURIComponent(id)}` });
}

function configurationPath(base: string, eventKey: string, subscriptionId?: string): string {
  const path = `${base}/${encodeURIComponent(eventKey)}`;
  return subscriptionId === undefined ? path : `${path}/subscriptions/${encodeURIComponent(subscriptionId)}`;
}
