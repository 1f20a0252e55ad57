import { errorCodes, identityProviderNameSchema } from '@portico/sdk/contract';
import { newTenant } from '../../db/new-tenant';
import type { UserRow } from '../../db/tables';
import { type Context, isOver, isoAfter, refuse, vendorOf } from './context';
import { policyFlag } from './policies';
import type { SocialAccountRow } from './social-codes';
import type { SocialProviderRow } from './social-providers';
import { membershipIn, rolesOfTenant } from './team-members';

/** Somebody who has come with an account of another service. */
export interface SocialUser {
  user: UserRow;
  isNewUser: boolean;
}

/**
 * Who an account belongs to: whoever has used it before, else whoever has its e-mail address, else somebody new. An
 * address that the provider has not checked proves nothing, so it never opens an account that is there.
 *
 * @throws {Refusal} 403 `ER-SOCIAL-EMAIL-UNVERIFIED`; `ER-SIGN-UP-CLOSED` for somebody new while nobody may sign up;
 *   404 `ER-NOT-FOUND` for an invitation that does not hold for them.
 */
export function userOfAccount(
  context: Context,
  provider: SocialProviderRow,
  account: SocialAccountRow,
  invitationToken: string | undefined,
): SocialUser {
  const links = context.db.socialLinks.listBy('accountId', account.id);
  const linked = links.find((row) => row.providerId === provider.id);
  const known = linked ? context.db.users.find(linked.userId) : undefined;
  const user = known ?? context.db.users.findBy('email', account.email);
  if (!known && !account.emailVerified) {
    return refuse(context, 403, errorCodes.socialEmailUnverified, 'The provider has not checked this e-mail address.');
  }
  if (!user) return { user: signUp(context, provider, account), isNewUser: true };
  if (invitationToken) acceptInvitation(context, user, invitationToken);
  if (!known) link(context, provider, account, user);
  return { user: context.db.users.get(user.id), isNewUser: false };
}

/**
 * The provider has checked the address, so nobody has to check it again. A password that was set before anybody had may be
 * somebody else's, who waits for the owner of the address: it stops working.
 */
function link(context: Context, provider: SocialProviderRow, account: SocialAccountRow, user: UserRow): void {
  if (!user.verified) context.db.users.update(user.id, { verified: true, password: null });
  context.db.socialLinks.insert({
    id: context.ids.uuid(),
    providerId: provider.id,
    accountId: account.id,
    userId: user.id,
    createdAt: isoAfter(context, 0),
  });
}

/** An invitation is accepted by whoever it was sent to. */
function acceptInvitation(context: Context, user: UserRow, token: string): void {
  const row = context.db.linkTokens.findBy('token', token);
  const isInvitation = row?.purpose === 'invitation' || row?.purpose === 'activate';
  const membership = row?.tenantId ? membershipIn(context, user, row.tenantId) : undefined;
  const isTheirs = row?.userId === user.id && isInvitation && row.usedAt === null && !isOver(context, row.expiresAt);
  if (!isTheirs || !membership) {
    refuse(context, 404, errorCodes.notFound, 'This invitation does not hold.', { kind: 'invitation' });
  }
  context.db.linkTokens.update(row.id, { usedAt: isoAfter(context, 0) });
  context.db.memberships.update(membership.id, { activatedForTenant: true });
  context.db.users.update(user.id, { activeTenantId: membership.tenantId });
}

/** Somebody new gets an account of their own, and runs it. */
function signUp(context: Context, provider: SocialProviderRow, account: SocialAccountRow): UserRow {
  if (!policyFlag(context.db, 'global', null, 'allowSignups', false)) {
    refuse(context, 403, errorCodes.signUpClosed, 'Nobody can sign up here. Ask for an invitation.');
  }
  const [id, userId, createdAt] = [context.ids.uuid(), context.ids.uuid(), isoAfter(context, 0)];
  context.db.tenants.insert(
    newTenant({ id, vendorId: vendorOf(context).id, name: account.name || account.email, alias: id, createdAt }),
  );
  const user = context.db.users.insert({
    id: userId,
    email: account.email,
    name: account.name,
    username: null,
    password: null,
    verified: true,
    phoneNumber: null,
    profilePictureUrl: null,
    title: '',
    address: '',
    metadata: '{}',
    provider: identityProviderNameSchema.catch('local').parse(provider.id),
    activeTenantId: id,
    superUser: false,
    isLocked: false,
    createdAt,
    lastLogin: null,
  });
  joinAsFounder(context, user, createdAt);
  link(context, provider, account, user);
  return user;
}

function joinAsFounder(context: Context, { id: userId, activeTenantId: tenantId }: UserRow, createdAt: string): void {
  const [highest] = rolesOfTenant(context, tenantId).sort((a, b) => a.level - b.level);
  context.db.memberships.insert({
    id: context.ids.uuid(),
    userId,
    tenantId,
    roleIds: highest ? [highest.id] : [],
    isDisabled: false,
    activatedForTenant: true,
    temporaryExpirationDate: null,
    managedBy: 'frontegg',
    createdAt,
  });
}
