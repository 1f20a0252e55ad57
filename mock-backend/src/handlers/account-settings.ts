import {
  type AccountSettings,
  accountSettingsSchema,
  customLoginMetadataSchema,
  emptyResponseSchema,
  errorCodes,
  publicAccountSettingsSchema,
  updateAccountSettingsRequestSchema,
  updateCustomLoginMetadataRequestSchema,
} from '@portico/sdk/contract';
import type { TenantRow } from '../db/tables';
import { route } from './route';
import { isoAfter, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs } from './rules/events/call-records';
import { permissionKeys } from './rules/team/permissions';
import { filledIn } from './rules/team/views';
import { customLoginOf, withLeaf } from './rules/tenants/custom-login';

async function getAccountSettings(context: HandlerContext<never>): Promise<HandlerReply> {
  return context.reply(200, toAccountSettings((await context.caller()).tenant));
}

async function updateAccountSettings(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { tenantId = tenant.id, ...changes } = context.read(updateAccountSettingsRequestSchema);
  if (tenantId !== tenant.id) {
    return refuse(context, 404, errorCodes.notFound, 'This is another account.', { kind: 'tenant' });
  }
  const changed = context.db.tenants.update(tenant.id, { ...changes, updatedAt: isoAfter(context, 0) });
  return context.reply(200, toAccountSettings(changed));
}

/** Found by the alias in the host's address: there is no session yet. */
function getPublicAccountSettings(context: HandlerContext<never>): HandlerReply {
  const tenant = context.db.tenants.findBy('alias', context.request.headers['frontegg-login-alias'] ?? '');
  if (!tenant) return refuse(context, 404, errorCodes.tenantNotFound, 'There is no such account.');
  const { id: tenantId, applicationUrl, loginUrl } = tenant;
  return context.reply(200, { tenantId, ...filledIn({ applicationUrl, loginUrl }) });
}

async function getCustomLoginMetadata(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, { configuration: customLoginOf(context.db, tenant.id) });
}

async function updateCustomLoginMetadata(context: HandlerContext<never>): Promise<HandlerReply> {
  const { id } = (await context.caller()).tenant;
  const { actions } = context.read(updateCustomLoginMetadataRequestSchema);
  const configuration = actions.reduce(
    (document, { type, payload }) => withLeaf(document, type.split('/'), payload ?? null),
    customLoginOf(context.db, id),
  );
  if (context.db.customLogins.find(id)) context.db.customLogins.update(id, { configuration });
  else context.db.customLogins.insert({ id, tenantId: id, configuration });
  return context.reply(200, {});
}

function toAccountSettings(tenant: TenantRow): AccountSettings {
  const { id, name, address, timezone, dateFormat, timeFormat, currency, website, logo } = tenant;
  const { applicationUrl, loginUrl } = tenant;
  const rest = filledIn({ dateFormat, timeFormat, website, logo, applicationUrl, loginUrl });
  return { tenantId: id, name, address, timezone, currency, ...rest };
}

const { readAccountSettings, changeAccountSettings, changeCustomLogin } = permissionKeys;

/** What a tenant says of itself (portal spec §7 "Sub-accounts"). */
export const accountSettingsRoutes = [
  route('GET /tenants/resources/account-settings/v1', getAccountSettings, {
    permission: readAccountSettings,
    answer: accountSettingsSchema,
  }),
  route('PUT /tenants/resources/account-settings/v1', updateAccountSettings, {
    permission: changeAccountSettings,
    answer: accountSettingsSchema,
    record: recordAs('settings.changed'),
  }),
  route('GET /tenants/resources/account-settings/v1/public', getPublicAccountSettings, {
    answer: publicAccountSettingsSchema,
  }),
  route('GET /metadata/admin-box', getCustomLoginMetadata, {
    permission: readAccountSettings,
    answer: customLoginMetadataSchema,
  }),
  route('POST /metadata/admin-box', updateCustomLoginMetadata, {
    permission: changeCustomLogin,
    answer: emptyResponseSchema,
    record: recordAs('settings.changed', () => 'Login box'),
  }),
];
