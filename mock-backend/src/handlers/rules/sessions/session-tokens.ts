import type { LoginResponse, UserToken } from '@portico/sdk/contract';
import type { SessionRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import { passwordNotice, stopForPassword } from '../auth/password-stops';
import { type Context, isoAfter, vendorOf } from '../call/context';
import type { HandlerReply, OpenedSession } from '../call/handler-context';
import { recordEvent } from '../events/record-event';
import { effectiveRolesOf } from '../team/group-roles';
import { permissionKeysOf } from '../team/permissions';
import { parseMetadata } from '../team/views';
import { pictureAddress } from '../users/pictures';

/** How long an access token lasts (sign-in spec §9). */
export const ACCESS_TOKEN_SECONDS = 300;
/** `acr` of a session with a second factor (contract: client-facts). */
export const MULTI_FACTOR_ACR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/**
 * Opens a session and answers with its tokens; the refresh token travels in the cookie, too. A password that has to
 * change first gets no session, but what the client needs to choose another one.
 */
export async function startSession(context: Context, member: Member, amr: string[]): Promise<HandlerReply> {
  const { user, membership } = member;
  const byPassword = amr.includes('pwd');
  const stop = byPassword ? stopForPassword(context, member) : undefined;
  if (stop) return context.reply(200, stop);
  const headers = context.request.headers;
  const opened = context.openSession({
    userId: user.id,
    tenantId: membership.tenantId,
    amr,
    ...(amr.includes('mfa') ? { acr: MULTI_FACTOR_ACR } : {}),
    ipAddress: context.request.clientIp,
    userAgent: headers['user-agent'] ?? '',
  });
  recordEvent(context, { event: 'user.signed-in', tenantId: membership.tenantId, actor: user, subject: user.email });
  context.db.users.update(user.id, { lastLogin: isoAfter(context, 0), activeTenantId: membership.tenantId });
  return answerWithTokens(context, member, opened, byPassword ? passwordNotice(context, member) : {});
}

/** Replies with an access token for this session, and with the warnings of policies. */
export async function answerWithTokens(
  context: Context,
  member: Member,
  opened: OpenedSession,
  notice: Partial<LoginResponse> = {},
): Promise<HandlerReply> {
  const answer: LoginResponse = {
    mfaRequired: false,
    ...(await signAccessToken(context, member, opened.session)),
    refreshToken: opened.refreshToken.token,
    userId: member.user.id,
    userEmail: member.user.email,
    emailVerified: member.user.verified,
    ...notice,
  };
  return context.reply(200, answer, { cookies: [opened.cookie] });
}

/** An access token of a session for one of the user's tenants. */
export async function signAccessToken(context: Context, member: Member, session: SessionRow): Promise<UserToken> {
  return {
    accessToken: await context.tokens.sign(claimsOf(context, member, session), ACCESS_TOKEN_SECONDS),
    expiresIn: ACCESS_TOKEN_SECONDS,
    expires: new Date(context.clock.now() + ACCESS_TOKEN_SECONDS * 1000).toUTCString(),
  };
}

/** Ends sessions of a user: all of them, or those in one tenant. */
export function endSessions(context: Context, userId: string, tenantId?: string): void {
  const open = context.db.sessions.listBy('userId', userId).filter((session) => session.revokedAt === null);
  for (const session of open) {
    if (tenantId === undefined || session.tenantId === tenantId) endSession(context, session.id);
  }
}

/** Ends one session; its refresh tokens end with it. */
export function endSession(context: Context, sessionId: string): void {
  context.db.sessions.update(sessionId, { revokedAt: isoAfter(context, 0) });
}

/** The claims of the access token of a session. */
export function claimsOf(context: Context, { user, membership }: Member, session: SessionRow) {
  const { db } = context;
  const roles = effectiveRolesOf(db, membership);
  const tenantIds = db.memberships.listBy('userId', user.id).map((row) => row.tenantId);
  return {
    sub: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.verified,
    metadata: parseMetadata(user.metadata),
    roles: roles.map((role) => role.key),
    permissions: permissionKeysOf(db, roles),
    tenantId: membership.tenantId,
    tenantIds,
    profilePictureUrl: linkedPicture(context, user),
    type: 'userToken',
    aud: vendorOf(context).clientId,
    sid: session.id,
    amr: session.amr,
    ...(session.acr === null ? {} : { acr: session.acr }),
    ...(session.actorId === null ? {} : { act: { sub: session.actorId } }),
    auth_time: Math.floor(Date.parse(session.createdAt) / 1000),
  };
}

/** A picture in a `data:` URL is left out: it would make the token too long for a header. */
function linkedPicture(context: Context, user: UserRow): string | null {
  return user.profilePictureUrl?.startsWith('data:') ? null : pictureAddress(context, user);
}
