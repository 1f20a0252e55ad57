import { notificationsDialogs } from './notifications/notifications-dialog';

/** The dialogs of the portal's frame, which open over every page, by their addresses. */
export const frameDialogs = { ...notificationsDialogs };
