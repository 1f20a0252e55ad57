import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** When somebody last changed their password, and which ones they had before, oldest first. The row's id is the user's. */
const passwordRecord = z.strictObject({ id, changedAt: date, earlier: z.array(z.string()) });

/** A password that is known to have leaked; the row's id is the password itself. */
const breachedPassword = z.strictObject({ id });

/** What is known of passwords beside themselves. */
export const passwordTables = {
  passwords: defineTable(passwordRecord, []),
  breachedPasswords: defineTable(breachedPassword, []),
};
