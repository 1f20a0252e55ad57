import type {
  EmptyResponse,
  ListNotificationsParams,
  Notification,
  NotificationStatus,
  NotificationsMetadataResponse,
} from '../contract';
import type { HttpClient } from '../core/http-client';

const NOTIFICATIONS = '/notification';

/**
 * One's own notifications in the tenant: pinned ones first, then the newest. The parameters travel as one JSON text.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Notifications"
 */
export function listNotifications(http: HttpClient, params: ListNotificationsParams = {}): Promise<Notification[]> {
  return http.send({ method: 'GET', path: NOTIFICATIONS, query: { params }, retry: true });
}

/**
 * Marks a notification as read or unread, or puts it away.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401), `ER-NOT-FOUND` (404).
 * @see Portal spec §4 "Notifications"
 */
export function setNotificationStatus(
  http: HttpClient,
  notificationId: string,
  status: NotificationStatus,
): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${NOTIFICATIONS}/status`, body: { params: { notificationId, status } } });
}

/**
 * Keeps a notification at the top of the list.
 *
 * @throws {ApiError} as {@link setNotificationStatus}.
 * @see Portal spec §4 "Notifications"
 */
export function pinNotification(http: HttpClient, notificationId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${NOTIFICATIONS}/pin`, body: { notificationId } });
}

/**
 * Lets a pinned notification go.
 *
 * @throws {ApiError} as {@link setNotificationStatus}.
 * @see Portal spec §4 "Notifications"
 */
export function unpinNotification(http: HttpClient, notificationId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${NOTIFICATIONS}/unpin`, body: { notificationId } });
}

/**
 * Marks all of one's notifications in the tenant as read.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §4 "Notifications"
 */
export function markAllNotificationsRead(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${NOTIFICATIONS}/status/mark-all-read`, body: {} });
}

/**
 * What the bell can tell, and how badly it matters: `rows[0]`.
 *
 * @see Portal spec §7 "Notifications"
 */
export function getNotificationsMetadata(http: HttpClient): Promise<NotificationsMetadataResponse> {
  return http.send({ method: 'GET', path: '/metadata', query: { entityName: 'notifications' }, retry: true });
}
