import {
  type AccountSettings,
  accountSettingsSchema,
  errorCodes,
  publicAccountSettingsSchema,
} from '@portico/sdk/contract';
import { type HandlerContext, type HandlerReply, route } from './route';
import { refuse } from './rules/context';
import { permissionKeys } from './rules/permissions';

async function getAccountSettings(context: HandlerContext<never>): Promise<HandlerReply> {
  const { id, name, address, timezone, currency } = (await context.caller()).tenant;
  const settings: AccountSettings = { tenantId: id, name, address, timezone, currency };
  return context.reply(200, settings);
}

/** Found by the alias that the host's address names: nobody has signed in yet. */
function getPublicAccountSettings(context: HandlerContext<never>): HandlerReply {
  const tenant = context.db.tenants.findBy('alias', context.request.headers['frontegg-login-alias'] ?? '');
  if (!tenant) return refuse(context, 404, errorCodes.tenantNotFound, 'There is no such account.');
  return context.reply(200, { tenantId: tenant.id });
}

/** What a tenant says of itself (portal spec §7 "Sub-accounts"). */
export const accountSettingsRoutes = [
  route('GET /tenants/resources/account-settings/v1', getAccountSettings, {
    permission: permissionKeys.readAccountSettings,
    answer: accountSettingsSchema,
  }),
  route('GET /tenants/resources/account-settings/v1/public', getPublicAccountSettings, {
    answer: publicAccountSettingsSchema,
  }),
];
