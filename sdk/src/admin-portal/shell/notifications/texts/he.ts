import type { PartialTexts } from '../../../../metadata/locales/en';

/** Hebrew texts of the panel with the notifications. */
export const portalNotifications: PartialTexts['adminPortal'] = {
  notifications: {
    emptyTitle: 'אין לכם התראות',
    emptyMessage: 'כאן יופיעו אירועי אבטחה ושינויים שנוגעים לכם.',
    unreadCount_one: 'אחת שלא נקראה',
    unreadCount_two: 'שתיים שלא נקראו',
    unreadCount_other: '{{count}} שלא נקראו',
    allRead: 'קראתם הכול',
    markAllRead: 'סימון הכול כנקרא',
    showOlder: 'הצגת התראות ישנות יותר',
    pinned: 'נעוצות',
    unread: 'לא נקראה',
    highSeverity: 'חשוב',
    criticalSeverity: 'קריטי',
    markRead: 'סימון "{{title}}" כנקראה',
    markUnread: 'סימון "{{title}}" כלא נקראה',
    pin: 'נעיצת "{{title}}"',
    unpin: 'ביטול הנעיצה של "{{title}}"',
  },
};
