import type { ReportType } from '../../../../contract';

/** The end of the name of a report's file, by its format (portal spec §7 "Security centre and audits"). */
const fileEndings: Readonly<Record<ReportType, string>> = { html: 'html', pdf: 'pdf', image: 'jpg' };

/** The name of a report's file (portal spec §7 "Security centre and audits"). */
export function fileName(report: string, type: ReportType): string {
  return `report_${report}.${fileEndings[type]}`;
}

/** Most addresses that the service sends a report to at once. */
export const MAX_RECIPIENTS = 100;

/** The longest cron expression that the service takes. */
export const CRON_MAX_LENGTH = 100;

/** The longest text that a filter of a report takes. */
export const FILTER_MAX_LENGTH = 320;
