import { errorCodes } from '@portico/sdk/contract';
import type { Caller, HandlerRequest, Services } from './rules/call/handler-context';
import { failure, Refusal } from './rules/call/refusal';
import { refusePlace } from './rules/security/places';
import { isSessionOver, touchSession } from './rules/sessions/session-policy';
import { effectiveRolesOf } from './rules/team/group-roles';
import { permissionKeysOf } from './rules/team/permissions';
import { accessTo } from './rules/tenants/sub-account-access';

/**
 * Identifies the sender of a request by its bearer token. The token must be valid, and its session and membership must
 * not have ended.
 *
 * @throws {Refusal} 401; 403 `ER-PLACE-NOT-ALLOWED`.
 */
export async function authenticate(services: Services, request: HandlerRequest): Promise<Caller> {
  const claims = await services.tokens.verify(tokenOf(request));
  if (!claims) throw unauthorized();

  const { db, clock } = services;
  const user = db.users.find(claims.sub);
  const tenantId = scopeOf(request) ?? claims.tenantId;
  const tenant = db.tenants.find(tenantId);
  const session = db.sessions.find(claims.sid);
  const access = accessTo(db, claims.sub, tenantId);
  if (!access && tenantId !== claims.tenantId) throw outOfScope();
  if (!user || !tenant || !session || !access) throw unauthorized();
  const { membership, homeTenantId } = access;

  const now = clock.now();
  const over = (date: string | null) => date !== null && Date.parse(date) <= now;
  if (session.userId !== user.id || isSessionOver(services, session)) throw unauthorized();
  if (user.isLocked || membership.isDisabled || over(membership.temporaryExpirationDate)) throw unauthorized();

  refusePlace(services, request, tenant.id);
  touchSession(services, session);
  const roles = effectiveRolesOf(db, membership);
  const permissions = permissionKeysOf(db, roles);
  return { user, tenant, membership, homeTenantId, roles, permissions, session, claims };
}

/** A token for a sub-account comes as it is, without the word before it (contract: headers-and-storage §2). */
function tokenOf({ headers }: HandlerRequest): string {
  const [scheme = '', token] = (headers.authorization ?? '').split(' ');
  if (token === undefined) return scheme;
  return scheme.toLowerCase() === 'bearer' ? token : '';
}

/** The tenant that the page's address names; a token for a sub-account says itself where it is used. */
function scopeOf({ headers }: HandlerRequest): string | undefined {
  const isBearer = (headers.authorization ?? '').includes(' ');
  return (isBearer && headers['frontegg-scoped-tenant']) || undefined;
}

function outOfScope(): Refusal {
  return new Refusal(failure(403, errorCodes.forbidden, 'You do not belong to the account that this page is about.'));
}

function unauthorized(): Refusal {
  return new Refusal(failure(401, errorCodes.unauthorized, 'Sign in to go on.'));
}
