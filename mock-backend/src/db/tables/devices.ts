import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const mail = z.strictObject({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: date,
  read: z.boolean(),
});

const message = z.strictObject({ id, to: z.string(), text: z.string(), code: z.string().nullable(), sentAt: date });

/** Sent mails and text messages. */
export const deviceTables = {
  mails: defineTable(mail, ['to']),
  messages: defineTable(message, ['to']),
};
