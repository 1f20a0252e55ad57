import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** A user who waits for a tenant's approval; the row is removed after the decision. */
const approval = z.strictObject({
  id,
  tenantId: id,
  /** The waiting user. */
  userId: id,
  stepId: id,
  flowName: z.string(),
  flowDescription: z.string(),
  requestedAt: date,
  expiresAt: date,
});

/** An approver; the mail to them contains the id. */
const approver = z.strictObject({ id, approvalId: id, tenantId: id, userId: id });

/** Requests that wait for a decision. */
export const approvalTables = {
  approvals: defineTable(approval, ['userId', 'tenantId']),
  approvers: defineTable(approver, ['approvalId', 'userId', 'tenantId']),
};
