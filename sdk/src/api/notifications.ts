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
 * The user's own notifications in the tenant: pinned ones first, then the newest. The parameters are one JSON text.
 *
 * @throws {ApiError} `ER-INVALID-REQUEST` (400), `ER-UNAUTHORIZED` (401).
 * @see Portal spec §7 "Notifications"
 */
export function listNotifications(http: HttpClient, params: ListNotificationsParams = {}): Promise<Notification[]> {
  return http.send({ method: 'GET', path: NOTIFICATIONS, query: { params }, retry: true });
}

/**
 * Marks a notification as read, unread or archived.
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
 * Pins a notification to the top of the list.
 *
 * @throws {ApiError} as {@link setNotificationStatus}.
 * @see Portal spec §4 "Notifications"
 */
export function pinNotification(http: HttpClient, notificationId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${NOTIFICATIONS}/pin`, body: { notificationId } });
}

/**
 * Unpins a notification.
 *
 * @throws {ApiError} as {@link setNotificationStatus}.
 * @see Portal spec §4 "Notifications"
 */
export function unpinNotification(http: HttpClient, notificationId: string): Promise<EmptyResponse> {
  return http.send({ method: 'PUT', path: `${NOTIFICATIONS}/unpin`, body: { notificationId } });
}

/**
 * Marks all notifications of the user in the tenant as read.
 *
 * @throws {ApiError} `ER-UNAUTHORIZED` (401).
 * @see Portal spec §4 "Notifications"
 */
export function markAllNotificationsRead(http: HttpClient): Promise<EmptyResponse> {
  return http.send({ method: 'POST', path: `${NOTIFICATIONS}/status/mark-all-read`, body: {} });
}

/**
 * The kinds of notifications and their severity: `rows[0]`.
 *
 * @see Portal spec §7 "Notifications"
 */
export function getNotificationsMetadata(http: HttpClient): Promise<NotificationsMetadataResponse> {
  return http.send({ method: 'GET', path: '/metadata', query: { entityName: 'notifications' }, retry: true });
}
