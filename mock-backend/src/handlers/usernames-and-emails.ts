import {
  createUsernameRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listUserEmailsQuerySchema,
  listUserEmailsResponseSchema,
  listUsernamesQuerySchema,
  listUsernamesResponseSchema,
  myUsernameSchema,
} from '@portico/sdk/contract';
import type { UserRow } from '../db/tables';
import { route } from './route';
import { type Context, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { pageOf } from './rules/call/list-page';
import { recordAs } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { splitIds } from './rules/team/user-lists';

/** Default number of rows on a page. */
const DEFAULT_PAGE_SIZE = 10;

async function getMyUsername(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  if (user.username === null) return context.reply(200, {});
  return context.reply(200, { username: user.username, userId: user.id });
}

async function createUsername(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const { username } = context.read(createUsernameRequestSchema);
  const holder = context.db.users.findBy('username', username);
  if (holder && holder.id !== user.id) {
    return refuse(context, 409, errorCodes.usernameTaken, 'Another user has this user name.');
  }
  context.db.users.update(user.id, { username });
  return context.reply(201, {});
}

async function deleteUsername(context: HandlerContext<'username'>): Promise<HandlerReply> {
  const { user } = await context.caller();
  if (user.username !== context.params.username) {
    return refuse(context, 404, errorCodes.usernameNotFound, 'There is no such user name.');
  }
  context.db.users.update(user.id, { username: null });
  return context.reply(200, {});
}

async function listUsernames(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const query = readQuery(context, listUsernamesQuerySchema);
  const { _limit = DEFAULT_PAGE_SIZE, _offset, _usernamePrefix = '', userIds } = query;
  const prefix = _usernamePrefix.toLowerCase();
  const rows = usersOf(context, tenant.id, userIds).flatMap(({ id: userId, username }) =>
    username?.toLowerCase().startsWith(prefix) ? [{ userId, username, vendorId: tenant.vendorId }] : [],
  );
  return context.reply(200, pageOf(rows, _limit, _offset));
}

async function listUserEmails(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { _limit = DEFAULT_PAGE_SIZE, _offset, _email = '', userIds } = readQuery(context, listUserEmailsQuerySchema);
  const part = _email.toLowerCase();
  const rows = usersOf(context, tenant.id, userIds).flatMap(({ id: userId, email }) =>
    email !== '' && email.includes(part) ? [{ userId, email, isPrimary: true }] : [],
  );
  return context.reply(200, pageOf(rows, _limit, _offset));
}

function usersOf({ db }: Context, tenantId: string, userIds: string | undefined): UserRow[] {
  const wanted = splitIds(userIds);
  const members = db.memberships.listBy('tenantId', tenantId).filter(({ userId }) => wanted?.has(userId) ?? true);
  return members.map(({ userId }) => db.users.get(userId));
}

/** User names and e-mail addresses (portal spec §5). */
export const usernameRoutes = [
  route('GET /identity/resources/usernames/v1', listUsernames, {
    permission: permissionKeys.readUsers,
    answer: listUsernamesResponseSchema,
  }),
  route('GET /identity/resources/users/emails/v1', listUserEmails, {
    permission: permissionKeys.readUsers,
    answer: listUserEmailsResponseSchema,
  }),
  route('GET /identity/resources/usernames/v1/me', getMyUsername, { answer: myUsernameSchema }),
  route('POST /identity/resources/usernames/v1', createUsername, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
  route('DELETE /identity/resources/usernames/v1/{username}', deleteUsername, {
    answer: emptyResponseSchema,
    record: recordAs('user.profile-changed'),
  }),
];
