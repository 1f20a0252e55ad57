import {
  errorCodes,
  impersonateRequestSchema,
  impersonationTokensSchema,
  type LoginResponse,
} from '@portico/sdk/contract';
import type { MembershipRow, UserRow } from '../db/tables';
import { authenticate } from './authenticate';
import { route } from './route';
import { admit } from './rules/auth/admission';
import { type Context, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordEvent } from './rules/events/record-event';
import { refuseImpersonator } from './rules/sessions/impersonation';
import { answerWithTokens } from './rules/sessions/session-tokens';
import { effectiveRolesOf } from './rules/team/group-roles';
import { permissionKeys, requirePermission } from './rules/team/permissions';
import { refuseRolesAbove } from './rules/team/team-members';

/** How long an impersonated session lasts: 1 hour. */
const IMPERSONATION_SECONDS = 3_600;

async function impersonate(context: HandlerContext<never>): Promise<HandlerReply> {
  const { impersonatedUserId, actorToken } = context.read(impersonateRequestSchema);
  const headers = { ...context.request.headers, authorization: `Bearer ${actorToken}` };
  const actor = await authenticate(context, { ...context.request, headers });
  requirePermission(actor, permissionKeys.impersonate);
  refuseImpersonator(context, actor);
  const { user, membership } = findImpersonated(context, actor, impersonatedUserId);
  const member = admit(context, user, membership.tenantId);
  const opened = context.openSession({
    userId: user.id,
    tenantId: membership.tenantId,
    amr: [],
    actorId: actor.user.id,
    ttlSeconds: IMPERSONATION_SECONDS,
    ipAddress: context.request.clientIp,
    userAgent: context.request.headers['user-agent'] ?? '',
  });
  const { tenantId } = membership;
  recordEvent(context, { event: 'user.impersonated', tenantId, actor: actor.user, subject: user.email });
  const reply = await answerWithTokens(context, member, opened);
  return { ...reply, body: { ...(reply.body as LoginResponse), tokenType: 'Bearer' } };
}

/**
 * @throws {Refusal} 404 `ER-USER-NOT-FOUND` for a user of another tenant, 409 `ER-OWN-ACCOUNT`, 403
 *   `ER-ROLE-ABOVE-OWN` for a user with more permissions than the actor.
 */
function findImpersonated(
  context: Context,
  actor: Caller,
  userId: string,
): { user: UserRow; membership: MembershipRow } {
  const user = context.db.users.find(userId);
  const memberships = context.db.memberships.listBy('userId', userId);
  const membership = memberships.find((row) => row.tenantId === actor.tenant.id);
  if (!user || !membership) return refuse(context, 404, errorCodes.userNotFound, 'There is no such user.');
  if (user.id === actor.user.id) refuse(context, 409, errorCodes.ownAccount, 'This is your own account.');
  if (user.superUser && !actor.user.superUser) {
    refuse(context, 403, errorCodes.roleAboveOwn, 'This user may do more than you.');
  }
  refuseRolesAbove(context, actor, effectiveRolesOf(context.db, membership));
  return { user, membership };
}

/** Acting as another user (sign-in spec §4 "Activation, unlock, invitation, impersonation"). */
export const impersonationRoutes = [
  route('POST /identity/resources/impersonation/v1', impersonate, { answer: impersonationTokensSchema }),
];
