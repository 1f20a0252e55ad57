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
  /** The subject of the messages. */
  resources: z.array(assistantResourceSchema),
  /** A call that the page has to make and has not answered yet. */
  openCallId: z.string().nullable(),
  createdAt: date,
  updatedAt: date,
});

/** Conversations with the assistant. */
export const assistantTables = {
  assistantConversations: defineTable(conversation, ['userId']),
};
