import {
  emptyResponseSchema,
  errorCodes,
  type InviteLink,
  type InviteLinkConfiguration,
  type InviteLinkRequest,
  inviteLinkConfigurationSchema,
  inviteLinkRequestSchema,
  inviteLinkSchema,
} from '@portico/sdk/contract';
import type { InviteLinkRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse, vendorOf } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { policyFlag } from './rules/security/policies';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles } from './rules/team/team-members';
import { INVITATION_MINUTES } from './rules/users/links';

const SECONDS_A_MINUTE = 60;

async function getInviteLink(context: HandlerContext<never>): Promise<HandlerReply> {
  return context.reply(200, toInviteLink(context, findOwnLink(context, await context.caller())));
}

async function createInviteLink(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { tenant, user } = caller;
  const { expiresInMinutes = INVITATION_MINUTES, ...body } = readLink(context, caller);
  for (const earlier of ownLinks(context, caller)) context.db.inviteLinks.remove(earlier.id);
  const link = context.db.inviteLinks.insert({
    id: context.ids.uuid(),
    tenantId: tenant.id,
    userId: user.id,
    token: context.ids.token(),
    roleIds: body.roleIds ?? [],
    shouldSendEmail: body.shouldSendEmail ?? false,
    createdAt: isoAfter(context, 0),
    expiresAt: isoAfter(context, expiresInMinutes * SECONDS_A_MINUTE),
  });
  return context.reply(201, toInviteLink(context, link));
}

async function updateInviteLink(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { id } = findOwnLink(context, caller);
  const { expiresInMinutes, ...changes } = readLink(context, caller);
  const link = context.db.inviteLinks.update(id, {
    ...changes,
    ...(expiresInMinutes !== undefined && { expiresAt: isoAfter(context, expiresInMinutes * SECONDS_A_MINUTE) }),
  });
  return context.reply(200, toInviteLink(context, link));
}

async function deleteInviteLink(context: HandlerContext<never>): Promise<HandlerReply> {
  const { id } = findOwnLink(context, await context.caller());
  context.db.inviteLinks.remove(id);
  return context.reply(200, {});
}

async function getInviteLinkConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, configurationOf(context, tenant.id));
}

/** @throws {Refusal} 400 `ER-01240` in a locked account, 403 where links are not allowed; what the roles are refused with. */
function readLink(context: Context, caller: Caller): InviteLinkRequest {
  const body = context.read(inviteLinkRequestSchema);
  if (caller.tenant.status === 'locked') {
    refuse(context, 400, errorCodes.inviteLinkTenantLocked, 'This account is locked, so no user can be invited.');
  }
  if (!configurationOf(context, caller.tenant.id).tenantInvitationsAllowed) {
    refuse(context, 403, errorCodes.forbidden, 'Invite links are switched off for this account.');
  }
  if (!body.roleIds) return body;
  return { ...body, roleIds: findGrantableRoles(context, caller, body.roleIds).map((role) => role.id) };
}

/** @throws {Refusal} 404 `ER-NOT-FOUND`. */
function findOwnLink(context: Context, caller: Caller): InviteLinkRow {
  const [link] = ownLinks(context, caller);
  return link ?? refuse(context, 404, errorCodes.notFound, 'You have no link yet.', { kind: 'invite link' });
}

function ownLinks({ db }: Context, { tenant, user }: Caller): InviteLinkRow[] {
  return db.inviteLinks.listBy('userId', user.id).filter((link) => link.tenantId === tenant.id);
}

function configurationOf({ db }: Context, tenantId: string): InviteLinkConfiguration {
  const allows = (member: keyof InviteLinkConfiguration) => policyFlag(db, 'invitations', tenantId, member, true);
  return { tenantInvitationsAllowed: allows('tenantInvitationsAllowed'), emailsEnabled: allows('emailsEnabled') };
}

function toInviteLink(context: Context, { createdAt: _, expiresAt: expires, ...link }: InviteLinkRow): InviteLink {
  return { ...link, vendorId: vendorOf(context).id, expires };
}

const { changeInviteLinks, deleteInviteLinks } = permissionKeys;

/** Links by which others join the team (portal spec §7 "Team"). */
export const inviteLinkRoutes = [
  route('GET /identity/resources/tenants/invites/v1/user', getInviteLink, {
    permission: changeInviteLinks,
    answer: inviteLinkSchema,
  }),
  route('POST /identity/resources/tenants/invites/v1/user', createInviteLink, {
    permission: changeInviteLinks,
    answer: inviteLinkSchema,
    record: recordAs('settings.changed', () => 'Invite link'),
  }),
  route('POST /identity/resources/tenants/invites/v2/user', createInviteLink, {
    permission: changeInviteLinks,
    answer: inviteLinkSchema,
    record: recordAs('settings.changed', () => 'Invite link'),
  }),
  route('PATCH /identity/resources/tenants/invites/v1/user', updateInviteLink, {
    permission: changeInviteLinks,
    answer: inviteLinkSchema,
    record: recordAs('settings.changed', () => 'Invite link'),
  }),
  route('DELETE /identity/resources/tenants/invites/v1/user', deleteInviteLink, {
    permission: deleteInviteLinks,
    answer: emptyResponseSchema,
    record: recordAs('settings.changed', () => 'Invite link'),
  }),
  route('GET /identity/resources/tenants/invites/v1/configuration', getInviteLinkConfiguration, {
    answer: inviteLinkConfigurationSchema,
  }),
];
