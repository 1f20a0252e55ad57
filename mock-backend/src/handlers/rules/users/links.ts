import { errorCodes } from '@portico/sdk/contract';
import type { Rows, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { type Context, isOver, isoAfter, refuse } from '../call/context';
import { policyFlag } from '../security/policies';
import { createCode } from './one-time-codes';

/** How long the link to a new password works: 1 hour. */
const RESET_LINK_SECONDS = 3_600;
/** How long an invitation works: 30 days (portal spec §9). */
export const INVITATION_MINUTES = 43_200;
/** How long a user may take to confirm the e-mail address after signing up: 1 day. */
export const ACTIVATION_SECONDS = 86_400;
/** How long the link that ends a lockout works: 1 hour. */
const UNLOCK_LINK_SECONDS = 3_600;

type LinkRow = Rows['linkTokens'];
type Purpose = LinkRow['purpose'];

/** The purposes of links. */
export interface NewLink {
  purpose: Purpose;
  userId: string;
  tenantId: string | null;
  seconds: number;
}

/** Mails a link to a new password; an earlier one stops working. */
export function mailPasswordReset(context: Context, user: UserRow): void {
  const { id: userId } = user;
  const row = createLink(context, { purpose: 'reset-password', userId, tenantId: null, seconds: RESET_LINK_SECONDS });
  const link = addressOf('/account/reset-password', row);
  sendMail(context, user, 'Choose a new password', link, [
    'a new password was requested for your account. Open this link to choose one:',
    link,
    'It works once, for one hour. If you did not ask, ignore this mail: nothing changes.',
  ]);
}

/** Mails an invitation, with a code if the vendor requires one; an earlier invitation stops working. */
export function mailInvitation(context: Context, { user, membership }: Member): void {
  const tenant = context.db.tenants.get(membership.tenantId);
  const isNew = user.password === null;
  const purpose = isNew ? 'activate' : 'invitation';
  const withCode = policyFlag(context.db, 'invitations', null, 'withCode', false);
  const wanted: NewLink = { purpose, userId: user.id, tenantId: tenant.id, seconds: INVITATION_MINUTES * 60 };
  const row = createLink(context, wanted);
  const link = addressOf(invitationPath(isNew, withCode), row);
  sendMail(context, user, `You are invited to ${tenant.name}`, link, [
    `the team of ${tenant.name} would like you to join. Open this link to accept:`,
    link,
    ...(withCode ? [`Enter this code there: ${addCode(context, row, user, purpose)}`] : []),
    'It works for 30 days.',
  ]);
}

/** Mails a user who has not joined yet the code of their sign-up, or the invitation. */
export function mailInvitationOrCode(context: Context, member: Member): void {
  // A user with a password has signed up, even if the team has yet to approve them.
  const hasSignedUp = member.membership.activatedForTenant || member.user.password !== null;
  if (hasSignedUp) mailActivation(context, member);
  else mailInvitation(context, member);
}

function invitationPath(isNew: boolean, withCode: boolean): string {
  if (isNew) return withCode ? '/account/activate/code' : '/account/activate';
  return withCode ? '/account/invitation/code' : '/account/invitation/accept';
}

/**
 * Mails the code that confirms the address of a user who has signed up. The link only opens the page that asks for
 * it, so that a program that opens links does not confirm anything; its token stays the same for a second mail.
 */
export function mailActivation(context: Context, { user, membership: { tenantId } }: Member): LinkRow {
  const wanted: NewLink = { purpose: 'activate', userId: user.id, tenantId, seconds: ACTIVATION_SECONDS };
  const row = createLink(context, wanted, earlierLinks(context, wanted)[0]?.token);
  const link = addressOf('/account/activate/code', row);
  sendMail(context, user, 'Confirm your e-mail address', link, [
    `this is your code: ${addCode(context, row, user, 'activate')}`,
    'Type it where you have signed up, or here:',
    link,
    'It works for one day. If you have not signed up, ignore this mail.',
  ]);
  return row;
}

/** Mails the link that ends a lockout to the user. */
export function mailUnlock(context: Context, user: UserRow): void {
  const wanted: NewLink = { purpose: 'unlock', userId: user.id, tenantId: null, seconds: UNLOCK_LINK_SECONDS };
  const link = addressOf('/account/unlock', createLink(context, wanted));
  sendMail(context, user, 'Your account is locked', link, [
    'a wrong password was typed too often. If that was you, open this link to try again at once:',
    link,
    'It works once, for one hour. If it was not you, do nothing: the account stays safe.',
  ]);
}

/** Mails a text to a user, unless they signed up without an e-mail address. */
export function sendMail(
  context: Context,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  subject: string,
  link: string | null,
  lines: readonly string[],
): void {
  if (email === '') return;
  const text = [`Hello ${name || email},`, ...lines].join('\n\n');
  context.inbox.send({ to: email, subject, text, ...(link !== null && { link }) });
}

/** @throws {Refusal} 400 `ER-RESET-LINK-INVALID` when it is broken or used; 410 `ER-RESET-LINK-EXPIRED`. */
export function findResetLink(context: Context, userId: string, token: string): LinkRow {
  return findLink(context, 'reset-password', token, userId);
}

/**
 * Finds a link that is neither used nor expired.
 *
 * @param userId The owner that the address of the link names, if it names one.
 * @throws {Refusal} 400 `ER-RESET-LINK-INVALID` when it is broken or used; 410 `ER-RESET-LINK-EXPIRED`.
 */
export function findLink(context: Context, purpose: Purpose, token: string, userId?: string): LinkRow {
  const row = context.db.linkTokens.findBy('token', token);
  const isForeign = userId !== undefined && row?.userId !== userId;
  if (row?.purpose !== purpose || isForeign || row.usedAt !== null) return refuseLink(context);
  if (!isOver(context, row.expiresAt)) return row;
  return refuse(context, 410, errorCodes.resetLinkExpired, 'This link is too old. Ask for a new one.');
}

/**
 * A mailed link into a team, for users with and without an account.
 *
 * @throws {Refusal} as {@link findLink}.
 */
export function findLinkIntoTeam(context: Context, token: string, userId?: string): LinkRow {
  const isNew = context.db.linkTokens.findBy('token', token)?.purpose === 'activate';
  return findLink(context, isNew ? 'activate' : 'invitation', token, userId);
}

/** @throws {Refusal} 400 `ER-RESET-LINK-INVALID`, always. */
export function refuseLink(context: Context): never {
  return refuse(context, 400, errorCodes.resetLinkInvalid, 'This link does not work. Ask for a new one.');
}

/** Marks a link as used, with the code that belongs to it. */
export function spendLink(context: Context, { id, token }: LinkRow): void {
  context.db.linkTokens.update(id, { usedAt: isoAfter(context, 0) });
  const code = context.db.oneTimeCodes.findBy('token', token);
  if (code) context.db.oneTimeCodes.remove(code.id);
}

/** The token of a link to a new password, without a mail: the user has just proved who they are. */
export function issueResetToken(context: Context, { id: userId }: Pick<UserRow, 'id'>): string {
  return createLink(context, { purpose: 'reset-password', userId, tenantId: null, seconds: RESET_LINK_SECONDS }).token;
}

/** Ends the links to a new password that were mailed before the user has changed it. */
export function endResetLinks(context: Context, { id: userId }: Pick<UserRow, 'id'>): void {
  removeEarlierLinks(context, { purpose: 'reset-password', userId, tenantId: null });
}

/** Makes a link; an earlier one of the user for the same stops working. */
export function createLink(context: Context, wanted: NewLink, token = context.ids.token()): LinkRow {
  removeEarlierLinks(context, wanted);
  const { seconds, ...members } = wanted;
  return context.db.linkTokens.insert({
    id: context.ids.uuid(),
    token,
    ...members,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, seconds),
    usedAt: null,
  });
}

function removeEarlierLinks(context: Context, wanted: Omit<NewLink, 'seconds'>): void {
  for (const { id } of earlierLinks(context, wanted)) context.db.linkTokens.remove(id);
}

function earlierLinks(context: Context, { purpose, userId, tenantId }: Omit<NewLink, 'seconds'>): LinkRow[] {
  const links = context.db.linkTokens.listBy('userId', userId);
  return links.filter((row) => row.purpose === purpose && row.tenantId === tenantId);
}

/** Adds a code to a link, which then works only together with it. */
function addCode(context: Context, row: LinkRow, user: UserRow, purpose: 'activate' | 'invitation'): string {
  const seconds = (Date.parse(row.expiresAt) - context.clock.now()) / 1000;
  return createCode(context, { purpose, userId: user.id, sentTo: user.email, seconds, token: row.token }).code;
}

function addressOf(path: string, { userId, token }: LinkRow): string {
  return `${path}?${new URLSearchParams({ userId, token })}`;
}
