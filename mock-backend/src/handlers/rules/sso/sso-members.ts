import type { MembershipRow, SsoConfigurationRow, UserRow } from '../../../db/tables';
import type { Member } from '../auth/admission';
import type { Context } from '../call/context';
import { recordEvent } from '../events/record-event';
import type { ProviderAccount } from '../saml/verify-response';
import { insertUser, joinTenant } from '../team/new-member';
import { losesLastAdmin, membershipIn } from '../team/team-members';
import { refuseSso } from './sso-attempts';
import { domainOf, validatedDomainsOf } from './sso-routing';

/**
 * The member whom a provider has signed in, with the roles of their groups there; a new user joins the team.
 *
 * @throws {Refusal} 401 `ER-SSO-FAILED` (`domain`) for an address that this provider cannot speak for.
 */
export function memberOfProvider(
  context: Context,
  configuration: SsoConfigurationRow,
  account: ProviderAccount,
): Member {
  const known = context.db.users.findBy('email', account.email);
  refuseForeignAddress(context, configuration, account.email, known);
  const user = known ? confirmed(context, known) : createAccount(context, configuration, account);
  const membership = membershipIn(context, user, configuration.tenantId);
  const member = { user, membership: membership ?? join(context, configuration, user) };
  return giveRoles(context, configuration, member, account.groups);
}

/**
 * Refuses an address outside the domains that the provider's tenant has proved. If domains are not checked, a provider
 * may name users of its own tenant only: a user of two tenants could switch to the other one with the same session.
 */
function refuseForeignAddress(
  context: Context,
  configuration: SsoConfigurationRow,
  email: string,
  user: UserRow | undefined,
): void {
  if (validatedDomainsOf(context.db, configuration).includes(domainOf(email))) return;
  const memberships = user ? context.db.memberships.listBy('userId', user.id) : [];
  const isShared = user?.superUser || memberships.some((row) => row.tenantId !== configuration.tenantId);
  if (!configuration.skipEmailDomainValidation || isShared) refuseSso(context, 'domain');
}

/** The provider has verified the address, so no mail is needed. */
function confirmed({ db }: Context, user: UserRow): UserRow {
  return user.verified ? user : db.users.update(user.id, { verified: true });
}

function createAccount(context: Context, { tenantId }: SsoConfigurationRow, account: ProviderAccount): UserRow {
  const { email, name } = account;
  return insertUser(context, {
    email,
    name: name || email,
    verified: true,
    provider: 'saml',
    activeTenantId: tenantId,
  });
}

function join(context: Context, { tenantId, roleIds }: SsoConfigurationRow, user: UserRow): MembershipRow {
  recordEvent(context, { event: 'user.joined', tenantId, actor: user, subject: user.email });
  return joinTenant(context, user, tenantId, [...roleIds]).membership;
}

/**
 * Roles that groups give come and go with them; others stay. A provider that names no groups says nothing about them,
 * and none takes the last administrator from a team.
 */
function giveRoles(context: Context, { id }: SsoConfigurationRow, member: Member, groups: readonly string[]): Member {
  const { db } = context;
  const mappings = db.ssoGroups.listBy('configurationId', id);
  const given = mappings.filter((row) => groups.includes(row.group)).flatMap((row) => row.roleIds);
  const governed = new Set(groups.length > 0 ? mappings.flatMap((row) => row.roleIds) : []);
  const existing = member.membership.roleIds.filter((roleId) => !governed.has(roleId));
  const wanted = [...new Set([...existing, ...given])];
  const roles = wanted.flatMap((roleId) => db.roles.find(roleId) ?? []);
  const roleIds = losesLastAdmin(context, member, roles) ? member.membership.roleIds : wanted;
  return { ...member, membership: db.memberships.update(member.membership.id, { roleIds, activatedForTenant: true }) };
}
