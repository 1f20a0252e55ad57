import { auditSeveritySchema } from '@portico/sdk/contract';
import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const audit = z.strictObject({
  id,
  tenantId: id,
  /** Key of the event. */
  eventKey: z.string(),
  /** Name and address at the time of the event: the log outlives users. */
  user: z.string(),
  email: z.string(),
  action: z.string(),
  description: z.string(),
  /** Name of the event's category. */
  resource: z.string(),
  severity: auditSeveritySchema,
  ip: z.string(),
  userAgent: z.string(),
  json: z.array(z.json()),
  createdAt: date,
});

/** The audit log of every tenant. */
export const auditTables = {
  audits: defineTable(audit, ['tenantId']),
};
