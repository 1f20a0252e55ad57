import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const phoneNumber = z.strictObject({
  id,
  userId: id,
  /** Digits, with a plus sign before them where it was typed. */
  phoneNumber: z.string(),
  /** True once a code has come back. A number is verified for one person at most. */
  verified: z.boolean(),
  createdAt: date,
  updatedAt: date,
});

/** Phone numbers that people sign in with; the primary one stands in the profile, too. */
export const phoneNumberTables = {
  phoneNumbers: defineTable(phoneNumber, ['userId', 'phoneNumber']),
};
