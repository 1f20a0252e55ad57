import type { Texts } from '../../../../metadata/locales/en';

/** German texts of the panel with the notifications. */
export const portalNotifications = {
  notifications: {
    emptyTitle: 'Sie haben keine Benachrichtigungen',
    emptyMessage: 'Hier stehen Sicherheitsereignisse und Änderungen, die Sie betreffen.',
    unreadCount_one: '{{count}} ungelesen',
    unreadCount_other: '{{count}} ungelesen',
    allRead: 'Sie haben alles gelesen',
    markAllRead: 'Alle als gelesen markieren',
    showOlder: 'Ältere Benachrichtigungen anzeigen',
    pinned: 'Angeheftet',
    unread: 'Ungelesen',
    highSeverity: 'Wichtig',
    criticalSeverity: 'Kritisch',
    markRead: '„{{title}}“ als gelesen markieren',
    markUnread: '„{{title}}“ als ungelesen markieren',
    pin: '„{{title}}“ anheften',
    unpin: '„{{title}}“ lösen',
  },
} satisfies Partial<Texts['adminPortal']>;
