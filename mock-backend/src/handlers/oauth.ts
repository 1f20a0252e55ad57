import { keySetSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';

function getKeySet(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, context.tokens.keySet());
}

/** Keys of the access tokens (sign-in spec §7 "Users", key-set). */
export const oauthRoutes = [route('GET /.well-known/jwks.json', getKeySet, { answer: keySetSchema })];
