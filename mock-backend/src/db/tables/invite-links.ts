import { z } from 'zod';
import { date, id } from './columns';
import { defineTable } from './define-table';

const inviteLink = z.strictObject({
  id,
  tenantId: id,
  /** The owner of the link: every member of a team can have one. */
  userId: id,
  token: z.string(),
  /** The roles of users who join by it; default: the default roles. */
  roleIds: z.array(id),
  shouldSendEmail: z.boolean(),
  createdAt: date,
  expiresAt: date,
});

/** Links by which any user who has one joins a team. */
export const inviteLinkTables = {
  inviteLinks: defineTable(inviteLink, ['token', 'tenantId', 'userId']),
};
