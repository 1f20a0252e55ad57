import { reportScheduleSchema, reportTypeSchema } from '@portico/sdk/contract';
import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A report that comes to a tenant by itself. */
const tenantReport = z.strictObject({
  id,
  tenantId: id,
  /** Which of the reports it is. */
  reportId: z.string(),
  schedule: reportScheduleSchema,
  status: z.string(),
  type: reportTypeSchema,
  /** Base64 of a JSON text. */
  dataFilters: z.string(),
  createdAt: date,
  updatedAt: date,
});

/** When reports come by themselves. */
export const reportTables = {
  tenantReports: defineTable(tenantReport, ['tenantId']),
};
