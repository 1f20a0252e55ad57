import { listCustomSocialProvidersResponseSchema, listSocialProvidersResponseSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';

function listSocialProviders(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, []);
}

function listCustomSocialProviders(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, { providers: [] });
}

/** Providers to sign in with: this vendor has none (sign-in spec §7 "Users", social providers). */
export const socialLoginRoutes = [
  route('GET /identity/resources/sso/v2', listSocialProviders, { answer: listSocialProvidersResponseSchema }),
  route('GET /identity/resources/sso/custom/v1', listCustomSocialProviders, {
    answer: listCustomSocialProvidersResponseSchema,
  }),
];
