import {
  emptyResponseSchema,
  errorCodes,
  listMySessionsResponseSchema,
  revokeSessionsRequestSchema,
  sessionConfigurationsSchema,
  type UserSession,
  userSessionSchema,
} from '@portico/sdk/contract';
import type { SessionRow } from '../db/tables';
import { route } from './route';
import { type Context, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, userInBody } from './rules/events/call-records';
import { policyOf, savePolicy } from './rules/security/policies';
import { isSessionOver } from './rules/sessions/session-policy';
import { endSession, endSessions } from './rules/sessions/session-tokens';
import { permissionKeys } from './rules/team/permissions';
import { findChangeable } from './rules/team/team-members';

async function listMySessions(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const newestFirst = openSessions(context, caller).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return context.reply(
    200,
    newestFirst.map((session) => toUserSession(session, caller)),
  );
}

async function getMyCurrentSession(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  return context.reply(200, toUserSession(caller.session, caller));
}

async function deleteMySession(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const caller = await context.caller();
  const session = openSessions(context, caller).find((row) => row.id === context.params.id);
  if (!session) return refuse(context, 404, errorCodes.sessionNotFound, 'There is no such session.');
  endSession(context, session.id);
  return context.reply(200, {});
}

async function deleteAllMySessions(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  for (const session of openSessions(context, caller)) {
    if (session.id !== caller.session.id) endSession(context, session.id);
  }
  return context.reply(200, {});
}

async function revokeSessions(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { userId } = context.read(revokeSessionsRequestSchema);
  const { user } = findChangeable(context, caller, userId);
  endSessions(context, user.id, caller.tenant.id);
  return context.reply(200, {});
}

async function getSessionConfigurations(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, sessionConfigurationsSchema.parse(policyOf(context.db, 'sessions', tenant.id)));
}

async function postSessionConfigurations(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  savePolicy(context, 'sessions', tenant.id, context.read(sessionConfigurationsSchema));
  return context.reply(200, {});
}

function openSessions(context: Context, { user }: Caller): SessionRow[] {
  const sessions = context.db.sessions.listBy('userId', user.id);
  return sessions.filter((row) => !isSessionOver(context, row));
}

function toUserSession(session: SessionRow, caller: Caller): UserSession {
  const { id, expiresAt, ipAddress, userAgent, createdAt, actorId } = session;
  const current = id === caller.session.id;
  return { id, expires: expiresAt, ipAddress, userAgent, createdAt, current, impersonated: actorId !== null };
}

/** The sessions of a user (sign-in spec §7 "Users", sessions). */
export const sessionRoutes = [
  route('GET /identity/resources/users/sessions/v1/me', listMySessions, { answer: listMySessionsResponseSchema }),
  route('GET /identity/resources/users/sessions/v1/me/current', getMyCurrentSession, { answer: userSessionSchema }),
  route('DELETE /identity/resources/users/sessions/v1/me/all', deleteAllMySessions, {
    answer: emptyResponseSchema,
    record: recordAs('session.ended'),
  }),
  route('DELETE /identity/resources/users/sessions/v1/me/{id}', deleteMySession, {
    answer: emptyResponseSchema,
    record: recordAs('session.ended'),
  }),
  route('POST /identity/resources/users/sessions/v1/revoke', revokeSessions, {
    permission: permissionKeys.endSessions,
    answer: emptyResponseSchema,
    record: recordAs('session.ended', userInBody('userId')),
  }),
  route('GET /identity/resources/configurations/sessions/v1', getSessionConfigurations, {
    permission: permissionKeys.readSecurityPolicy,
    answer: sessionConfigurationsSchema,
  }),
  route('POST /identity/resources/configurations/sessions/v1', postSessionConfigurations, {
    permission: permissionKeys.changeSecurityPolicy,
    answer: emptyResponseSchema,
    record: recordAs('security.changed', () => 'Sessions'),
  }),
];
