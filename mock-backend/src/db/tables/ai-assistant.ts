import { assistantMessageSchema, assistantResourceSchema } from '@portico/sdk/contract';
import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const conversation = z.strictObject({
  id,
  tenantId: id,
  userId: id,
  title: z.string(),
  messages: z.array(assistantMessageSchema),
  /** What the messages refer to. */
  resources: z.array(assistantResourceSchema),
  /** A call that the page has to make and has not answered yet. */
  openCallId: z.string().nullable(),
  createdAt: date,
  updatedAt: date,
});

/** What was said to the assistant. */
export const assistantTables = {
  assistantConversations: defineTable(conversation, ['userId']),
};
