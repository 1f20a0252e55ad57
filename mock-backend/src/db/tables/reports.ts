import { reportScheduleSchema, reportTypeSchema } from '@portico/sdk/contract';
import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A scheduled report of a tenant. */
const tenantReport = z.strictObject({
  id,
  tenantId: id,
  /** The kind of report. */
  reportId: z.string(),
  schedule: reportScheduleSchema,
  status: z.string(),
  type: reportTypeSchema,
  /** Base64 of a JSON text. */
  dataFilters: z.string(),
  createdAt: date,
  updatedAt: date,
});

/** Schedules of reports. */
export const reportTables = {
  tenantReports: defineTable(tenantReport, ['tenantId']),
};
