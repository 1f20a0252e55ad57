import { publicSsoConfigurationSchema } from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';

function getPublicSsoConfiguration(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, { isActive: false });
}

/** Single sign-on (portal spec §7 "SSO and directory"). */
export const ssoRoutes = [
  route('GET /team/resources/sso/v2/configurations/public', getPublicSsoConfiguration, {
    answer: publicSsoConfigurationSchema,
  }),
];
