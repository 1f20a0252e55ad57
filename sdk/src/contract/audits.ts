import { z } from 'zod';
import { isoDateSchema } from './common';
import { metadataThemeSchema } from './portal-and-flags';

/** Validates the direction of a sorted list, as the audit calls spell it. */
export const sortDirectionSchema = z.enum(['asc', 'desc']);
/** Direction of a sorted list, as the audit calls spell it. */
export type SortDirection = z.infer<typeof sortDirectionSchema>;

/** Validates the severities, the lowest first. */
export const auditSeveritySchema = z.enum(['Info', 'Medium', 'High', 'Critical']);
/** Severities, the lowest first. */
export type AuditSeverity = z.infer<typeof auditSeveritySchema>;

/** Validates an entry of the audit log (portal spec §3 "Audit log"). */
export const auditRowSchema = z.object({
  _id: z.string(),
  ip: z.string(),
  json: z.array(z.unknown()),
  action: z.string(),
  resource: z.string(),
  time: isoDateSchema,
  /** Name of the user who did it. */
  user: z.string(),
  email: z.string(),
  severity: auditSeveritySchema,
  vendorId: z.string(),
  tenantId: z.string(),
  createdAt: isoDateSchema,
  updatedAt: isoDateSchema,
  /** The same as `email`. */
  actorMail: z.string().optional(),
  description: z.string().optional(),
  userAgent: z.string().optional(),
  __v: z.number(),
});
/** An entry of the audit log (portal spec §3 "Audit log"). */
export type AuditRow = z.infer<typeof auditRowSchema>;

/** Schema of the answer to `listAudits`: `GET /audits`. */
export const listAuditsResponseSchema = z.object({ data: z.array(auditRowSchema), total: z.number() });
/** A page of the audit log, newest first unless sorted, and the number of all entries. */
export type ListAuditsResponse = z.infer<typeof listAuditsResponseSchema>;

/** Schema of the answer to `getAuditStats`: `GET /audits/stats`. */
export const auditStatsSchema = z.object({ totalToday: z.number(), severeThisWeek: z.number() });
/** The number of today's entries (UTC), and of the severe ones of the last 7 days. */
export type AuditStats = z.infer<typeof auditStatsSchema>;

/** Validates a column of the audit log. */
export const auditColumnSchema = z.object({
  _id: z.string(),
  name: z.string(),
  displayName: z.string(),
  type: z.enum(['Timestamp', 'Email', 'AlphaNumeric', 'IpAddress', 'Severity', 'Json']),
  sortable: z.boolean(),
  filterable: z.boolean(),
  showInTable: z.boolean(),
  showInMoreInfo: z.string(),
  isPredefined: z.boolean().optional(),
});
/** A column of the audit log. */
export type AuditColumn = z.infer<typeof auditColumnSchema>;

/** Schema of the answer to `getAuditsMetadata`: `GET /metadata`. */
export const auditsMetadataResponseSchema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      vendorId: z.string(),
      entityName: z.literal('audits'),
      theme: metadataThemeSchema,
      properties: z.array(auditColumnSchema),
      createdAt: isoDateSchema,
      updatedAt: isoDateSchema,
    }),
  ),
});
/** The columns of the audit log: `rows[0].properties`. */
export type AuditsMetadataResponse = z.infer<typeof auditsMetadataResponseSchema>;

const textFilterSchema = z.string().max(320).optional();

/** Validates the filters and order of the audit log. */
export const auditFiltersSchema = z.object({
  sortBy: z.enum(['createdAt', 'email', 'action', 'description', 'ip', 'severity', 'userAgent', 'resource']).optional(),
  sortDirection: sortDirectionSchema.optional(),
  /** Part of any column. */
  filter: textFilterSchema,
  /** A day (`2026-03-01`), or two moments joined by a comma of which one may be missing. */
  createdAt: textFilterSchema,
  email: textFilterSchema,
  action: textFilterSchema,
  description: textFilterSchema,
  ip: textFilterSchema,
  /** One or several, joined by commas. */
  severity: textFilterSchema,
  userAgent: textFilterSchema,
  resource: textFilterSchema,
});
/** Filters and order of the audit log; a filter has the name of its column and contains a part of the column's text. */
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

/** Schema of the query of `listAudits`: `GET /audits`. */
export const listAuditsQuerySchema = auditFiltersSchema.extend({
  /** Rows to skip, not pages. */
  offset: z.coerce.number().int().min(0).optional(),
  /** Rows of a page. Default: 20 (portal spec §9). */
  count: z.coerce.number().int().min(1).max(1_000).optional(),
  paginationMode: z.enum(['virtual', 'pages']).optional(),
});
/** Which page of the audit log to read. */
export type ListAuditsQuery = z.infer<typeof listAuditsQuerySchema>;

/** Schema of the queries of `exportAuditsCsv` and `exportAudits`. */
export const exportAuditsQuerySchema = auditFiltersSchema.extend({
  offset: z.coerce.number().int().min(0).optional(),
  /** Name of the file. Default: `audits.csv` or `audits.pdf`. */
  outputFileName: z.string().max(200).optional(),
});
/** Filters, columns and name of an exported file. */
export type ExportAuditsQuery = z.infer<typeof exportAuditsQuerySchema>;

/** Schema of the bodies of `exportAuditsCsv` and `exportAudits`. */
export const exportAuditsRequestSchema = z.object({
  properties: z
    .array(z.object({ name: z.string().max(100), displayName: z.string().max(200) }))
    .max(50)
    .optional(),
});
/** The columns of the file. Default: the columns of the screen. */
export type ExportAuditsRequest = z.infer<typeof exportAuditsRequestSchema>;
