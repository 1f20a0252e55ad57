import { z } from 'zod';
import { isoDateSchema } from './common';

/** Validates the format of a report. */
export const reportTypeSchema = z.enum(['html', 'pdf', 'image']);
/** Format of a report. */
export type ReportType = z.infer<typeof reportTypeSchema>;

/** Validates the schedule of a report. */
export const reportScheduleSchema = z.object({
  interval: z.enum(['daily', 'weekly', 'monthly', 'custom']),
  /** Five fields, from the minute to the day of the week. */
  cron: z.string().trim().max(100),
  /** Name of a time zone. */
  tz: z.string().max(100),
  active: z.boolean(),
  dataFilters: z.record(z.string(), z.json()).optional(),
});
/** Schedule of a report. */
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;

/** Validates a filter for the rows of a report. */
export const reportDataFilterSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'select', 'multi-select', 'date', 'relative-date']),
  /** As the user typed it. */
  defaultValue: z.string().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  integer: z.boolean().optional(),
  options: z.array(z.object({ label: z.string(), value: z.unknown() })).optional(),
});
/** A filter for the rows of a report. */
export type ReportDataFilter = z.infer<typeof reportDataFilterSchema>;

/** Schema of the one item of `listReports`: `GET /reports/resources/reports/v2/tenant-reports`. */
export const reportSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  schedule: reportScheduleSchema.optional(),
  status: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  /** Contains the placeholders `{{name}}`, `{{date}}` and `{{rows}}`. */
  htmlTemplate: z.string(),
  customerListApiUrl: z.string(),
  type: reportTypeSchema,
  dataFilters: z.array(z.object({ type: z.string(), config: reportDataFilterSchema })).optional(),
});
/** A report that the tenant can read, with its schedule if it has one. */
export type Report = z.infer<typeof reportSchema>;

/** Schema of the answer to `listReports`: a plain list. */
export const listReportsResponseSchema = z.array(reportSchema);

/** Validates what reports are sorted and filtered by. */
export const reportColumnSchema = z.enum(['name', 'schedule', 'status', 'updatedAt', 'createdAt']);
/** What reports are sorted and filtered by. */
export type ReportColumn = z.infer<typeof reportColumnSchema>;

/** Validates which reports to list. */
export const reportFiltersSchema = z.object({
  /** Part of a name or a description. */
  query: z.string().max(320).optional(),
  filterBy: z
    .object({ column: reportColumnSchema, filterType: z.literal('equal'), value: z.string().max(320) })
    .optional(),
});
/** Which reports to list; sent as one JSON text. */
export type ReportFilters = z.infer<typeof reportFiltersSchema>;

/** Validates in which order to list reports. */
export const reportSortSchema = z.object({ column: reportColumnSchema, direction: z.enum(['asc', 'desc']) }).partial();
/** In which order to list reports; sent as one JSON text. */
export type ReportSort = z.infer<typeof reportSortSchema>;

/** Schema of the body of `scheduleReport`. */
export const scheduleReportRequestSchema = z.object({
  schedule: reportScheduleSchema,
  status: z.string().trim().min(1).max(50),
  type: reportTypeSchema,
  /** Base64 of a JSON text: values by the names of the report's filters. */
  dataFilters: z.string().max(20_000),
});
/** Schedule, format and filters of a report. */
export type ScheduleReportRequest = z.infer<typeof scheduleReportRequestSchema>;

/** Schema of the query of `downloadReport`: `GET /reports/engine/resources/triggers/v1/preview-report`. */
export const previewReportQuerySchema = z.object({
  templateId: z.string().min(1).max(200),
  /** As in {@link ScheduleReportRequest}. Default: all rows. */
  dataFilters: z.string().max(20_000).optional(),
  responseType: reportTypeSchema.optional(),
  /** Name of the downloaded file, `report_{name}.html`, `.pdf` or `.jpg`. */
  name: z.string().max(200).optional(),
});
/** Which report to render, and how. */
export type PreviewReportQuery = z.infer<typeof previewReportQuerySchema>;

/** Schema of the body of `sendReport`: `POST /reports/engine/resources/triggers/v1/tenant-reports`. */
export const sendReportRequestSchema = z.object({
  templateId: z.string().min(1).max(200),
  to: z
    .array(
      z
        .string()
        .trim()
        .max(320)
        .regex(/^[^\s@]+@[^\s@]+$/),
    )
    .min(1)
    .max(100),
});
/** The recipients of a report. */
export type SendReportRequest = z.infer<typeof sendReportRequestSchema>;
