/** English texts of the panel with the notifications. */
export const portalNotifications = {
  notifications: {
    emptyTitle: 'You have no notifications',
    emptyMessage: 'Security events and changes that concern you will be listed here.',
    unreadCount_one: '{{count}} unread',
    unreadCount_other: '{{count}} unread',
    allRead: 'You have read everything',
    markAllRead: 'Mark all as read',
    showOlder: 'Show older notifications',
    pinned: 'Pinned',
    unread: 'Unread',
    highSeverity: 'Important',
    criticalSeverity: 'Critical',
    markRead: 'Mark “{{title}}” as read',
    markUnread: 'Mark “{{title}}” as unread',
    pin: 'Pin “{{title}}”',
    unpin: 'Unpin “{{title}}”',
  },
} as const;
