/** English texts of the statistics of the audit log. */
export const portalAuditStatistics = {
  auditLogs_statistics: {
    totalToday: 'Events today',
    totalTodayHint: 'Since midnight UTC',
    severeThisWeek: 'Severe events this week',
    severeThisWeekHint: 'Of high or critical severity, in the last 7 days',
    perDay: 'Events per day',
    perDayHint_one: 'The last {{count}} day, in your time zone',
    perDayHint_other: 'The last {{count}} days, in your time zone',
    perSeverity: 'Events per severity',
    dayHeader: 'Day',
    eventsHeader: 'Events',
    showEvents: 'Show events: {{label}}',
    loadFailed: 'The statistics could not be loaded.',
  },
} as const;
