import {
  createSsoGroupRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listSsoGroupsResponseSchema,
  oidcConfigurationSchema,
  type SamlConfiguration,
  samlConfigurationSchema,
  samlServiceProviderSchema,
  saveSamlConfigurationRequestSchema,
  ssoMetadataRequestSchema,
  ssoRolesSchema,
  updateSsoGroupRequestSchema,
} from '@portico/sdk/contract';
import type { Rows, SsoConfigurationRow } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, refuse } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody } from './rules/events/call-records';
import { hostAddress, serviceProviderOf } from './rules/hosted-login/service-addresses';
import { fieldsFromXml } from './rules/sso/provider-fields';
import { applyChanges, checkChanges, insertConfiguration, toSsoConfiguration } from './rules/sso/sso-configurations';
import { insertDomain, refuseOwnDomain, validateDomain } from './rules/sso/sso-domains';
import { addSsoGroup, changeSsoGroup, findSsoGroup, removeSsoGroup, ssoGroupsOf } from './rules/sso/sso-groups';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles } from './rules/team/team-members';

/** What another domain takes with it (portal spec §4 "SSO"). */
const CLEARED = { ssoEndpoint: '', publicCertificate: '', signRequest: false };

async function getConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const row = firstOf(context, await context.caller());
  return context.reply(200, row ? toSamlConfiguration(context, row) : { enabled: false });
}

async function saveConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { domain, isSamlActive, ...body } = context.read(saveSamlConfigurationRequestSchema);
  const row = firstOf(context, caller);
  const before = row && domainOf(context, row);
  const wanted = domain ?? before?.domain;
  if (!wanted) return refuse(context, 400, errorCodes.invalidRequest, 'domain: a configuration needs one');
  const isMoving = wanted !== before?.domain;
  if (isMoving) refuseOwnDomain(context, caller.tenant.id, wanted);
  const type = body.type ?? (isSamlActive === false ? 'oidc' : undefined);
  const changes = checkChanges(context, caller, { ...body, ...(type && { type }), ...(isMoving && before && CLEARED) });

  const { id } = row ?? insertConfiguration(context, caller.tenant.id);
  const after = applyChanges(context, id, changes);
  if (isMoving && before) context.db.ssoDomains.remove(before.id);
  if (isMoving) insertDomain(context, after, wanted);
  return context.reply(200, toSamlConfiguration(context, after));
}

async function getServiceProvider(context: HandlerContext<never>): Promise<HandlerReply> {
  await context.caller();
  return context.reply(200, serviceProviderOf(context));
}

async function saveMetadata(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { metadata } = context.read(ssoMetadataRequestSchema);
  const fields = await fieldsFromXml(context, metadata);
  const { id } = firstOf(context, caller) ?? insertConfiguration(context, caller.tenant.id);
  const row = applyChanges(context, id, { fields: { ...fields, enabled: true } });
  return context.reply(200, toSamlConfiguration(context, row));
}

async function validate(context: HandlerContext<never>): Promise<HandlerReply> {
  const row = await findFirst(context);
  const domain = domainOf(context, row);
  if (!domain) return refuse(context, 404, errorCodes.notFound, 'There is no domain.', { kind: 'domain' });
  validateDomain(context, domain);
  return context.reply(200, toSamlConfiguration(context, row));
}

async function getDefaultRoles(context: HandlerContext<never>): Promise<HandlerReply> {
  const row = firstOf(context, await context.caller());
  return context.reply(200, { roleIds: row?.roleIds ?? [] });
}

async function setDefaultRoles(context: HandlerContext<never>): Promise<HandlerReply> {
  const { id } = await findFirst(context);
  const roles = findGrantableRoles(context, await context.caller(), context.read(ssoRolesSchema).roleIds);
  const roleIds = roles.map((role) => role.id);
  context.db.ssoConfigurations.update(id, { roleIds, updatedAt: isoAfter(context, 0) });
  return context.reply(200, {});
}

async function listGroups(context: HandlerContext<never>): Promise<HandlerReply> {
  const row = firstOf(context, await context.caller());
  return context.reply(200, row ? ssoGroupsOf(context, row.id) : []);
}

async function createGroup(context: HandlerContext<never>): Promise<HandlerReply> {
  const row = await findFirst(context);
  addSsoGroup(context, await context.caller(), row, context.read(createSsoGroupRequestSchema));
  return context.reply(201, {});
}

async function updateGroup(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const group = findSsoGroup(context, await findFirst(context), context.params.id);
  changeSsoGroup(context, await context.caller(), group, context.read(updateSsoGroupRequestSchema));
  return context.reply(200, {});
}

async function deleteGroup(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const group = findSsoGroup(context, await findFirst(context), context.params.id);
  removeSsoGroup(context, group);
  return context.reply(200, {});
}

async function getOidcConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const rows = context.db.ssoConfigurations.listBy('tenantId', tenant.id).filter((row) => row.type === 'oidc');
  const active = rows.length === 0 || rows.some((row) => row.enabled);
  return context.reply(200, { active, redirectUri: hostAddress(context, '/account/oidc/callback') });
}

/** The older calls know one configuration a tenant. */
function firstOf(context: Context, { tenant }: Caller): SsoConfigurationRow | undefined {
  return context.db.ssoConfigurations.findBy('tenantId', tenant.id);
}

/** @throws {Refusal} 404. */
async function findFirst(context: Context): Promise<SsoConfigurationRow> {
  const row = firstOf(context, await context.caller());
  return row ?? refuse(context, 404, errorCodes.notFound, 'There is no configuration.', { kind: 'configuration' });
}

function domainOf({ db }: Context, { id }: SsoConfigurationRow): Rows['ssoDomains'] | undefined {
  return db.ssoDomains.findBy('configurationId', id);
}

function toSamlConfiguration(context: Context, row: SsoConfigurationRow): SamlConfiguration {
  const {
    id: _,
    domains,
    roleIds: __,
    groups: ___,
    skipEmailDomainValidation: ____,
    ...fields
  } = toSsoConfiguration(context, row);
  const [first] = domains;
  return {
    ...fields,
    isSamlActive: row.type !== 'oidc',
    ...(first && { domain: first.domain, validated: first.validated }),
  };
}

const { readSso, changeSso, deleteSso } = permissionKeys;
const saved = { permission: changeSso, answer: samlConfigurationSchema, record: recordAs('sso.changed') };
const changed = { permission: changeSso, answer: emptyResponseSchema, record: recordAs('sso.changed') };

/** The older form of single sign-on: one configuration a tenant (portal spec §7 "SSO and directory"). */
export const samlConfigurationRoutes = [
  route('GET /team/resources/sso/v1/saml/configurations', getConfiguration, {
    permission: readSso,
    answer: samlConfigurationSchema,
  }),
  route('POST /team/resources/sso/v1/saml/configurations', saveConfiguration, {
    ...saved,
    record: recordAs('sso.changed', textInBody('domain')),
  }),
  route('GET /team/resources/sso/v1/saml/configurations/vendor-config', getServiceProvider, {
    permission: readSso,
    answer: samlServiceProviderSchema,
  }),
  route('PUT /team/resources/sso/v1/saml/configurations/metadata', saveMetadata, saved),
  route('PUT /team/resources/sso/v1/saml/validations/domain', validate, saved),
  route('GET /team/resources/sso/v1/saml/configurations/roles/default', getDefaultRoles, {
    permission: readSso,
    answer: ssoRolesSchema,
  }),
  route('POST /team/resources/sso/v1/saml/configurations/roles/default', setDefaultRoles, changed),
  route('GET /team/resources/sso/v2/saml/configurations/groups', listGroups, {
    permission: readSso,
    answer: listSsoGroupsResponseSchema,
  }),
  route('POST /team/resources/sso/v2/saml/configurations/groups', createGroup, {
    ...changed,
    record: recordAs('sso.changed', textInBody('group')),
  }),
  route('PATCH /team/resources/sso/v2/saml/configurations/groups/{id}', updateGroup, {
    ...changed,
    record: recordAs('sso.changed', textInBody('group')),
  }),
  route('DELETE /team/resources/sso/v2/saml/configurations/groups/{id}', deleteGroup, {
    permission: deleteSso,
    answer: emptyResponseSchema,
    record: recordAs('sso.changed'),
  }),
  route('GET /team/resources/sso/v1/oidc/configurations', getOidcConfiguration, {
    permission: readSso,
    answer: oidcConfigurationSchema,
  }),
];
