import type { DialogsOf } from '../../parts/page-definition';

/** State of the panel with the user's notifications, which opens over every page. */
export type NotificationsDialog = { kind: 'notifications' };

/** The panel, by its address. */
export const notificationsDialogs: DialogsOf<NotificationsDialog> = {
  notifications: () => ({ kind: 'notifications' }),
};
