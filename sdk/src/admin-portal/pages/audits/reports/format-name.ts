import type { ReportType } from '../../../../contract';
import type { KnownTextKey, Translate } from '../../../../metadata';

/** The names of the formats, the most used first. */
export const formatNames: Readonly<Record<ReportType, KnownTextKey>> = {
  pdf: 'adminPortal.auditLogs_reports.pdfFormat',
  html: 'adminPortal.auditLogs_reports.htmlFormat',
  image: 'adminPortal.auditLogs_reports.imageFormat',
};

/** The name of a format; that of the service if it is a later one. */
export function formatName(t: Translate, type: ReportType): string {
  return Object.hasOwn(formatNames, type) ? t(formatNames[type]) : type;
}
