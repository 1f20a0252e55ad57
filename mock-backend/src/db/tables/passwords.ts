import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

/** When a user last changed the password, and the ones before it, oldest first. The row's id is the user's. */
const passwordRecord = z.strictObject({ id, changedAt: date, earlier: z.array(z.string()) });

/** A password that is known to have leaked; the row's id is the password itself. */
const breachedPassword = z.strictObject({ id });

/** Facts about passwords. */
export const passwordTables = {
  passwords: defineTable(passwordRecord, []),
  breachedPasswords: defineTable(breachedPassword, []),
};
