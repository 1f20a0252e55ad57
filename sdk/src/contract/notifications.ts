import { z } from 'zod';
import { isoDateSchema } from './common';
import { metadataThemeSchema } from './portal-and-flags';

/** Validates the state of a notification for its user. */
export const notificationStatusSchema = z.enum(['read', 'unread', 'archived']);
/** The state of a notification for its user; an archived one is no longer listed. */
export type NotificationStatus = z.infer<typeof notificationStatusSchema>;

/** Validates a button on a notification. */
export const notificationActionSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  method: z.string(),
  visualization: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
});
/** A button on a notification. */
export type NotificationAction = z.infer<typeof notificationActionSchema>;

/** Schema of the one item of `listNotifications`: `GET /notification`. */
export const notificationSchema = z.object({
  id: z.string(),
  /** Key of the event that it reports. */
  key: z.string(),
  title: z.string(),
  body: z.string(),
  severity: z.string(),
  /** Page of the portal to open; empty for none. */
  url: z.string(),
  /** Whether its status is anything but unread. */
  viewed: z.boolean(),
  status: z.string(),
  isPinned: z.boolean(),
  createdAt: isoDateSchema,
  actions: z.array(notificationActionSchema),
});
/** A notification of one user in one tenant. */
export type Notification = z.infer<typeof notificationSchema>;

/** Schema of the answer to `listNotifications`: a plain list. */
export const listNotificationsResponseSchema = z.array(notificationSchema);

/** Schema of the query of `listNotifications`. */
export const listNotificationsParamsSchema = z.object({
  /** Default: 20. */
  count: z.number().int().min(1).max(1_000).optional(),
  /** Rows to skip. */
  offset: z.number().int().min(0).optional(),
});
/** Which notifications to read; sent as one JSON text, `?params={…}`. */
export type ListNotificationsParams = z.infer<typeof listNotificationsParamsSchema>;

/** Validates the new state of a notification. */
export const notificationStatusRequestSchema = z.object({
  params: z.object({ notificationId: z.string().min(1), status: notificationStatusSchema }),
});
/** The new state of a notification; the wire nests it. */
export type NotificationStatusRequest = z.infer<typeof notificationStatusRequestSchema>;

/** Schema of the body of `pinNotification`. */
export const pinNotificationRequestSchema = z.object({ notificationId: z.string().min(1) });
/** The notification to pin or to unpin. */
export type PinNotificationRequest = z.infer<typeof pinNotificationRequestSchema>;

/** Schema of the answer to `getNotificationsMetadata`: `GET /metadata`. */
export const notificationsMetadataResponseSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      vendorId: z.string(),
      entityName: z.literal('notifications'),
      channels: z.array(z.string()),
      channelsConfig: z.array(z.string()),
      severities: z.array(z.string()),
      theme: metadataThemeSchema,
      properties: z.array(z.unknown()),
      createdAt: isoDateSchema,
      updatedAt: isoDateSchema,
    }),
  ),
});
/** The kinds of notifications and their severity. */
export type NotificationsMetadataResponse = z.infer<typeof notificationsMetadataResponseSchema>;
