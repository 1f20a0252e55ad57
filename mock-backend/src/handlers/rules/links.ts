import { errorCodes } from '@portico/sdk/contract';
import type { Rows, UserRow } from '../../db/tables';
import type { Member } from './admission';
import { type Context, isOver, isoAfter, refuse } from './context';

/** How long the link to a new password works: 1 hour. */
export const RESET_LINK_SECONDS = 3_600;
/** How long an invitation works: 30 days (portal spec §9). */
const INVITATION_SECONDS = 2_592_000;

type LinkRow = Rows['linkTokens'];
type Purpose = LinkRow['purpose'];

/** Mails a link to a new password; an earlier one stops working. */
export function mailPasswordReset(context: Context, user: UserRow): void {
  const link = createLink(context, 'reset-password', user, null, RESET_LINK_SECONDS, '/account/reset-password');
  context.inbox.send({
    to: user.email,
    subject: 'Choose a new password',
    text: [
      `Hello ${user.name || user.email},`,
      'somebody, most likely you, asked for a new password. Open this link to choose one:',
      link,
      'It works once, for one hour. If you did not ask, ignore this mail: nothing changes.',
    ].join('\n\n'),
    link,
  });
}

/** Mails the way into a team; an earlier invitation stops working. */
export function mailInvitation(context: Context, { user, membership }: Member): void {
  const tenant = context.db.tenants.get(membership.tenantId);
  const isNew = user.password === null;
  const purpose: Purpose = isNew ? 'activate' : 'invitation';
  const path = isNew ? '/account/activate' : '/account/invitation/accept';
  const link = createLink(context, purpose, user, tenant.id, INVITATION_SECONDS, path);
  context.inbox.send({
    to: user.email,
    subject: `You are invited to ${tenant.name}`,
    text: [
      `Hello ${user.name || user.email},`,
      `the team of ${tenant.name} would like you to join. Open this link to accept:`,
      link,
      'It works for 30 days.',
    ].join('\n\n'),
    link,
  });
}

/** @throws {Refusal} 400 `ER-RESET-LINK-INVALID` when it is broken or used; 410 `ER-RESET-LINK-EXPIRED`. */
export function findResetLink(context: Context, userId: string, token: string): LinkRow {
  const row = context.db.linkTokens.findBy('token', token);
  if (row?.purpose !== 'reset-password' || row.userId !== userId || row.usedAt !== null) {
    return refuse(context, 400, errorCodes.resetLinkInvalid, 'This link does not work. Ask for a new one.');
  }
  if (!isOver(context, row.expiresAt)) return row;
  return refuse(context, 410, errorCodes.resetLinkExpired, 'This link is too old. Ask for a new one.');
}

/** What a link to a new password holds, without the mail: for somebody who has just shown the old one. */
export function issueResetToken(context: Context, user: UserRow): string {
  return createToken(context, 'reset-password', user, null, RESET_LINK_SECONDS);
}

function createLink(
  context: Context,
  purpose: Purpose,
  user: UserRow,
  tenantId: string | null,
  seconds: number,
  path: string,
): string {
  const token = createToken(context, purpose, user, tenantId, seconds);
  return `${path}?${new URLSearchParams({ userId: user.id, token })}`;
}

/** An earlier one for the same purpose stops working. */
function createToken(
  context: Context,
  purpose: Purpose,
  user: UserRow,
  tenantId: string | null,
  seconds: number,
): string {
  const { linkTokens } = context.db;
  const earlier = linkTokens.listBy('userId', user.id);
  for (const row of earlier) if (row.purpose === purpose && row.tenantId === tenantId) linkTokens.remove(row.id);
  return linkTokens.insert({
    id: context.ids.uuid(),
    token: context.ids.token(),
    purpose,
    userId: user.id,
    tenantId,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, seconds),
    usedAt: null,
  }).token;
}
