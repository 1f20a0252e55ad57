import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const phoneNumber = z.strictObject({
  id,
  userId: id,
  /** Digits, with a leading plus sign if typed. */
  phoneNumber: z.string(),
  /** True once a code was confirmed. A number is verified for one user at most. */
  verified: z.boolean(),
  createdAt: date,
  updatedAt: date,
});

/** Phone numbers that users sign in with; the primary one is in the profile, too. */
export const phoneNumberTables = {
  phoneNumbers: defineTable(phoneNumber, ['userId', 'phoneNumber']),
};
