import type { DialogsOf } from '../../../parts/page-definition';

/** State of a dialog about a report. */
export type ReportsDialog =
  | { kind: 'previewReport'; reportId: string }
  | { kind: 'scheduleReport'; reportId: string }
  | { kind: 'sendReport'; reportId: string };

const about =
  <K extends string>(kind: K) =>
  (reportId: string) =>
    reportId ? { kind, reportId } : undefined;

/** The dialogs of the view, by their addresses. */
export const reportsDialogs: DialogsOf<ReportsDialog> = {
  previewReport: about('previewReport'),
  scheduleReport: about('scheduleReport'),
  sendReport: about('sendReport'),
};
