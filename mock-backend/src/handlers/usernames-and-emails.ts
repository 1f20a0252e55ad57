import { createUsernameRequestSchema, emptyResponseSchema, errorCodes, myUsernameSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';
import { refuse } from './rules/context';

async function getMyUsername(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  if (user.username === null) return refuse(context, 404, errorCodes.usernameNotFound, 'There is no user name.');
  return context.reply(200, { username: user.username, userId: user.id });
}

async function createUsername(context: HandlerContext<never>): Promise<HandlerReply> {
  const { user } = await context.caller();
  const { username } = context.read(createUsernameRequestSchema);
  const holder = context.db.users.findBy('username', username);
  if (holder && holder.id !== user.id) {
    return refuse(context, 409, errorCodes.usernameTaken, 'Somebody else has this user name.');
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

/** The own user name (portal spec §5). */
export const usernameRoutes = [
  route('GET /identity/resources/usernames/v1/me', getMyUsername, { answer: myUsernameSchema }),
  route('POST /identity/resources/usernames/v1', createUsername, { answer: emptyResponseSchema }),
  route('DELETE /identity/resources/usernames/v1/{username}', deleteUsername, { answer: emptyResponseSchema }),
];
