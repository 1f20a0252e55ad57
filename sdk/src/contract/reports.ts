import { z } from 'zod';
import { isoDateSchema } from './common';

/** Schema of {@link ReportType}. */
export const reportTypeSchema = z.enum(['html', 'pdf', 'image']);
/** In which form a report comes. */
export type ReportType = z.infer<typeof reportTypeSchema>;

/** Schema of {@link ReportSchedule}. */
export const reportScheduleSchema = z.object({
  interval: z.enum(['daily', 'weekly', 'monthly', 'custom']),
  /** Five fields, from the minute to the day of the week. */
  cron: z.string().trim().max(100),
  /** Name of a time zone. */
  tz: z.string().max(100),
  active: z.boolean(),
  dataFilters: z.record(z.string(), z.json()).optional(),
});
/** When a report comes by itself. */
export type ReportSchedule = z.infer<typeof reportScheduleSchema>;

/** Schema of {@link ReportDataFilter}. */
export const reportDataFilterSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'boolean', 'select', 'multi-select', 'date', 'relative-date']),
  /** As typed into the field. */
  defaultValue: z.string().optional(),
  min: z.string().optional(),
  max: z.string().optional(),
  integer: z.boolean().optional(),
  options: z.array(z.object({ label: z.string(), value: z.unknown() })).optional(),
});
/** A field by which the rows of a report are chosen. */
export type ReportDataFilter = z.infer<typeof reportDataFilterSchema>;

/** Schema of {@link Report}. */
export const reportSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  schedule: reportScheduleSchema.optional(),
  status: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  /** With `{{name}}`, `{{date}}` and `{{rows}}` where they belong. */
  htmlTemplate: z.string(),
  customerListApiUrl: z.string(),
  type: reportTypeSchema,
  dataFilters: z.array(z.object({ type: z.string(), config: reportDataFilterSchema })).optional(),
});
/** A report that the tenant can read, with its schedule if it has one. */
export type Report = z.infer<typeof reportSchema>;

/** Schema of the answer to `listReports`: a plain list. */
export const listReportsResponseSchema = z.array(reportSchema);

/** Schema of {@link ReportColumn}. */
export const reportColumnSchema = z.enum(['name', 'schedule', 'status', 'updatedAt', 'createdAt']);
/** What reports are sorted and filtered by. */
export type ReportColumn = z.infer<typeof reportColumnSchema>;

/** Schema of {@link ReportFilters}. */
export const reportFiltersSchema = z.object({
  /** Part of a name or a description. */
  query: z.string().max(320).optional(),
  filterBy: z
    .object({ column: reportColumnSchema, filterType: z.literal('equal'), value: z.string().max(320) })
    .optional(),
});
/** Which reports to list; it travels as one JSON text. */
export type ReportFilters = z.infer<typeof reportFiltersSchema>;

/** Schema of {@link ReportSort}. */
export const reportSortSchema = z.object({ column: reportColumnSchema, direction: z.enum(['asc', 'desc']) }).partial();
/** In which order to list reports; it travels as one JSON text. */
export type ReportSort = z.infer<typeof reportSortSchema>;

/** Schema of {@link ScheduleReportRequest}. */
export const scheduleReportRequestSchema = z.object({
  schedule: reportScheduleSchema,
  status: z.string().trim().min(1).max(50),
  type: reportTypeSchema,
  /** Base64 of a JSON text: values by the names of the report's filters. */
  dataFilters: z.string().max(20_000),
});
/** When, how and with which rows a report is to come by itself. */
export type ScheduleReportRequest = z.infer<typeof scheduleReportRequestSchema>;

/** Schema of {@link PreviewReportQuery}. */
export const previewReportQuerySchema = z.object({
  templateId: z.string().min(1).max(200),
  /** As in {@link ScheduleReportRequest}. Default: all rows. */
  dataFilters: z.string().max(20_000).optional(),
  responseType: reportTypeSchema.optional(),
  /** Name of the downloaded file, `report_{name}.html`, `.pdf` or `.jpg`. */
  name: z.string().max(200).optional(),
});
/** Which report to draw, and how. */
export type PreviewReportQuery = z.infer<typeof previewReportQuerySchema>;

/** Schema of {@link SendReportRequest}. */
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
/** Whom to mail a report to. */
export type SendReportRequest = z.infer<typeof sendReportRequestSchema>;
