import { notificationStatusSchema } from '@portico/sdk/contract';
import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const notification = z.strictObject({
  id,
  tenantId: id,
  userId: id,
  eventKey: z.string(),
  title: z.string(),
  body: z.string(),
  severity: z.string(),
  /** Page of the portal; empty for none. */
  url: z.string(),
  status: notificationStatusSchema,
  isPinned: z.boolean(),
  createdAt: date,
  updatedAt: date,
});

/** The notifications of each user. */
export const notificationTables = {
  notifications: defineTable(notification, ['userId']),
};
