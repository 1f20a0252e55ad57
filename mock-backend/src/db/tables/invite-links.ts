import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const inviteLink = z.strictObject({
  id,
  tenantId: id,
  /** Whose link it is: everybody in a team can have one. */
  userId: id,
  token: z.string(),
  /** The roles of users who join by it; the default roles when there are none. */
  roleIds: z.array(id),
  shouldSendEmail: z.boolean(),
  createdAt: date,
  expiresAt: date,
});

/** Links by which anybody who has one joins a team. */
export const inviteLinkTables = {
  inviteLinks: defineTable(inviteLink, ['token', 'tenantId', 'userId']),
};
