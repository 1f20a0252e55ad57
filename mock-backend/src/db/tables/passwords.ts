import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** When a user last changed the password, and earlier passwords, oldest first. The row's id is the user's. */
const passwordRecord = z.strictObject({ id, changedAt: date, earlier: z.array(z.string()) });

/** A leaked password; the row's id is the password itself. */
const breachedPassword = z.strictObject({ id });

/** Tables about passwords. */
export const passwordTables = {
  passwords: defineTable(passwordRecord, []),
  breachedPasswords: defineTable(breachedPassword, []),
};
