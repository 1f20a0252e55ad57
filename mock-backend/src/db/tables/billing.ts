import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const plan = z.strictObject({
  id,
  name: z.string(),
  /** In minor units of the currency. */
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
});

const subscription = z.strictObject({
  id,
  tenantId: id,
  planId: id,
  status: z.enum(['active', 'canceled']),
  startedAt: date,
});

/** What tenants pay for. */
export const billingTables = {
  plans: defineTable(plan, []),
  subscriptions: defineTable(subscription, ['tenantId']),
};
