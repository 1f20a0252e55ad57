import type { Texts } from '../../../../../metadata/locales/en';

/** German texts of the statistics of the audit log. */
export const portalAuditStatistics = {
  auditLogs_statistics: {
    totalToday: 'Ereignisse heute',
    totalTodayHint: 'Seit Mitternacht UTC',
    severeThisWeek: 'Schwere Ereignisse diese Woche',
    severeThisWeekHint: 'Mit hohem oder kritischem Schweregrad, in den letzten 7 Tagen',
    perDay: 'Ereignisse pro Tag',
    perDayHint_one: 'Der letzte Tag, in Ihrer Zeitzone',
    perDayHint_other: 'Die letzten {{count}} Tage, in Ihrer Zeitzone',
    perSeverity: 'Ereignisse nach Schweregrad',
    dayHeader: 'Tag',
    eventsHeader: 'Ereignisse',
    showEvents: 'Ereignisse zeigen: {{label}}',
    loadFailed: 'Die Statistik konnte nicht geladen werden.',
  },
} satisfies Partial<Texts['adminPortal']>;
