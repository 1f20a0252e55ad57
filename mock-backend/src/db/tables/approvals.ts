import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** Somebody waits for a tenant to let them in; the row goes once that is decided. */
const approval = z.strictObject({
  id,
  tenantId: id,
  /** Who waits. */
  userId: id,
  stepId: id,
  flowName: z.string(),
  flowDescription: z.string(),
  requestedAt: date,
  expiresAt: date,
});

/** Somebody who was asked; the id is what stands in their mail. */
const approver = z.strictObject({ id, approvalId: id, tenantId: id, userId: id });

/** What waits for somebody's decision. */
export const approvalTables = {
  approvals: defineTable(approval, ['userId', 'tenantId']),
  approvers: defineTable(approver, ['approvalId', 'userId', 'tenantId']),
};
