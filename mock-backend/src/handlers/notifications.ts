import {
  emptyResponseSchema,
  errorCodes,
  listNotificationsParamsSchema,
  listNotificationsResponseSchema,
  type Notification,
  notificationStatusRequestSchema,
  pinNotificationRequestSchema,
} from '@portico/sdk/contract';
import { selectPage } from '../db/select-page';
import type { NotificationRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readJsonParameter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';

const DEFAULT_COUNT = 20;

async function listNotifications(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { count = DEFAULT_COUNT, offset = 0 } = readJsonParameter(context, 'params', listNotificationsParamsSchema);
  const listed = notificationsOf(context, caller).filter((row) => row.status !== 'archived');
  // The last one written is the newest; sorting by one column keeps that order within pinned and others.
  const { rows } = selectPage(listed.reverse(), { sortBy: 'isPinned', order: 'desc', offset, limit: count });
  return context.reply(200, rows.map(toNotification));
}

async function setStatus(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { notificationId, status } = context.read(notificationStatusRequestSchema).params;
  const { id } = findNotification(context, caller, notificationId);
  context.db.notifications.update(id, { status, updatedAt: isoAfter(context, 0) });
  return context.reply(200, {});
}

async function setPin(context: HandlerContext<'pinStatus'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { pinStatus } = context.params;
  if (pinStatus !== 'pin' && pinStatus !== 'unpin') {
    return refuse(context, 404, errorCodes.notFound, 'There is no such call.', { kind: 'call' });
  }
  const { id } = findNotification(context, caller, context.read(pinNotificationRequestSchema).notificationId);
  context.db.notifications.update(id, { isPinned: pinStatus === 'pin', updatedAt: isoAfter(context, 0) });
  return context.reply(200, {});
}

async function markAllRead(context: HandlerContext<never>): Promise<HandlerReply> {
  const unread = notificationsOf(context, await context.caller()).filter((row) => row.status === 'unread');
  const updatedAt = isoAfter(context, 0);
  for (const { id } of unread) context.db.notifications.update(id, { status: 'read', updatedAt });
  return context.reply(200, {});
}

/** The user's notifications in the active tenant. */
function notificationsOf({ db }: Context, { tenant, user }: Caller): NotificationRow[] {
  return db.notifications.listBy('userId', user.id).filter((row) => row.tenantId === tenant.id);
}

/** @throws {Refusal} 404. */
function findNotification(context: Context, caller: Caller, id: string): NotificationRow {
  const row = notificationsOf(context, caller).find((one) => one.id === id);
  return row ?? refuse(context, 404, errorCodes.notFound, 'There is no such notification.', { kind: 'notification' });
}

function toNotification(row: NotificationRow): Notification {
  const { id, eventKey, title, body, severity, url, status, isPinned, createdAt, updatedAt } = row;
  const dates = { createdAt, updatedAt };
  const open = { id: `${id}-open`, name: 'Open', url, method: 'GET', visualization: 'link', ...dates };
  const shown = { id, key: eventKey, title, body, severity, url, status, isPinned, createdAt };
  return { ...shown, viewed: status !== 'unread', actions: url === '' ? [] : [open] };
}

const answer = emptyResponseSchema;

/** The bell (portal spec §7 "Notifications"): users read their own, so no permission is needed. */
export const notificationRoutes = [
  route('GET /notification', listNotifications, { answer: listNotificationsResponseSchema }),
  route('PUT /notification/status', setStatus, { answer }),
  route('PUT /notification/{pinStatus}', setPin, { answer }),
  route('POST /notification/status/mark-all-read', markAllRead, { answer }),
];
