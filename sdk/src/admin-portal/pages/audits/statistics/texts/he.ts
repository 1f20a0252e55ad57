import type { PartialTexts } from '../../../../../metadata/locales/en';

/** Hebrew texts of the statistics of the audit log. */
export const portalAuditStatistics: PartialTexts['adminPortal'] = {
  auditLogs_statistics: {
    totalToday: 'אירועים היום',
    totalTodayHint: 'מאז חצות לפי UTC',
    severeThisWeek: 'אירועים חמורים השבוע',
    severeThisWeekHint: 'בחומרה גבוהה או קריטית, ב-7 הימים האחרונים',
    perDay: 'אירועים ליום',
    perDayHint_one: 'היום האחרון, באזור הזמן שלכם',
    perDayHint_two: 'היומיים האחרונים, באזור הזמן שלכם',
    perDayHint_other: '{{count}} הימים האחרונים, באזור הזמן שלכם',
    perSeverity: 'אירועים לפי חומרה',
    dayHeader: 'יום',
    eventsHeader: 'אירועים',
    showEvents: 'הצגת האירועים: {{label}}',
    loadFailed: 'לא ניתן היה לטעון את הנתונים.',
  },
};
