import {
  addSsoDomainRequestSchema,
  createSsoGroupRequestSchema,
  emptyResponseSchema,
  errorCodes,
  listSsoConfigurationsResponseSchema,
  listSsoGroupsResponseSchema,
  publicSsoConfigurationSchema,
  saveSsoConfigurationRequestSchema,
  ssoConfigurationSchema,
  ssoDomainSchema,
  ssoMetadataRequestSchema,
  ssoMetadataUrlRequestSchema,
  ssoRolesSchema,
  updateSsoGroupRequestSchema,
} from '@portico/sdk/contract';
import type { Rows, SsoConfigurationRow } from '../db/tables';
import { route } from './route';
import { isoAfter, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody } from './rules/events/call-records';
import { fieldsFromUrl, fieldsFromXml } from './rules/sso/provider-fields';
import {
  applyChanges,
  type CheckedChanges,
  checkChanges,
  findConfiguration,
  insertConfiguration,
  removeConfiguration,
  toSsoConfiguration,
  toSsoDomain,
} from './rules/sso/sso-configurations';
import { insertDomain, validateDomain } from './rules/sso/sso-domains';
import { addSsoGroup, changeSsoGroup, findSsoGroup, removeSsoGroup, ssoGroupsOf } from './rules/sso/sso-groups';
import { isSsoActive } from './rules/sso/sso-routing';
import { permissionKeys } from './rules/team/permissions';
import { findGrantableRoles } from './rules/team/team-members';

type OfConfiguration = HandlerContext<'ssoConfigId'>;
type OfDomain = HandlerContext<'ssoConfigId' | 'domainId'>;
type OfGroup = HandlerContext<'ssoConfigId' | 'groupId'>;

function getPublicSsoConfiguration(context: HandlerContext<never>): HandlerReply {
  return context.reply(200, { isActive: isSsoActive(context.db) });
}

async function listConfigurations(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const rows = context.db.ssoConfigurations.listBy('tenantId', tenant.id);
  return context.reply(
    200,
    rows.map((row) => toSsoConfiguration(context, row)),
  );
}

async function createConfiguration(context: HandlerContext<never>): Promise<HandlerReply> {
  const body = context.read(saveSsoConfigurationRequestSchema);
  return create(context, checkChanges(context, await context.caller(), body));
}

async function createFromMetadata(context: HandlerContext<never>): Promise<HandlerReply> {
  const { metadata } = context.read(ssoMetadataRequestSchema);
  return create(context, { fields: await fieldsFromXml(context, metadata) });
}

async function createFromUrl(context: HandlerContext<never>): Promise<HandlerReply> {
  return create(context, { fields: await fieldsFromUrl(context, context.read(ssoMetadataUrlRequestSchema)) });
}

async function create(context: HandlerContext<never>, changes: CheckedChanges): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { id } = insertConfiguration(context, tenant.id);
  return context.reply(201, toSsoConfiguration(context, applyChanges(context, id, changes)));
}

async function updateConfiguration(context: OfConfiguration): Promise<HandlerReply> {
  const { id } = await configurationOf(context);
  const body = context.read(saveSsoConfigurationRequestSchema);
  const changes = checkChanges(context, await context.caller(), body);
  return context.reply(200, toSsoConfiguration(context, applyChanges(context, id, changes)));
}

async function updateFromMetadata(context: OfConfiguration): Promise<HandlerReply> {
  const { id } = await configurationOf(context);
  const { metadata } = context.read(ssoMetadataRequestSchema);
  const fields = await fieldsFromXml(context, metadata);
  return context.reply(200, toSsoConfiguration(context, applyChanges(context, id, { fields })));
}

async function updateFromUrl(context: OfConfiguration): Promise<HandlerReply> {
  const { id } = await configurationOf(context);
  const fields = await fieldsFromUrl(context, context.read(ssoMetadataUrlRequestSchema));
  return context.reply(200, toSsoConfiguration(context, applyChanges(context, id, { fields })));
}

async function deleteConfiguration(context: OfConfiguration): Promise<HandlerReply> {
  removeConfiguration(context, (await configurationOf(context)).id);
  return context.reply(200, {});
}

async function addDomain(context: OfConfiguration): Promise<HandlerReply> {
  const configuration = await configurationOf(context);
  const { domain } = context.read(addSsoDomainRequestSchema);
  return context.reply(201, toSsoDomain(context, insertDomain(context, configuration, domain)));
}

async function deleteDomain(context: OfDomain): Promise<HandlerReply> {
  context.db.ssoDomains.remove((await domainOf(context)).id);
  return context.reply(200, {});
}

async function validate(context: OfDomain): Promise<HandlerReply> {
  validateDomain(context, await domainOf(context));
  return context.reply(200, {});
}

async function getDefaultRoles(context: OfConfiguration): Promise<HandlerReply> {
  const { roleIds } = await configurationOf(context);
  return context.reply(200, { roleIds });
}

async function setDefaultRoles(context: OfConfiguration): Promise<HandlerReply> {
  const { id } = await configurationOf(context);
  const roles = findGrantableRoles(context, await context.caller(), context.read(ssoRolesSchema).roleIds);
  const roleIds = roles.map((role) => role.id);
  context.db.ssoConfigurations.update(id, { roleIds, updatedAt: isoAfter(context, 0) });
  return context.reply(200, {});
}

async function listGroups(context: OfConfiguration): Promise<HandlerReply> {
  const { id } = await configurationOf(context);
  return context.reply(200, ssoGroupsOf(context, id));
}

async function createGroup(context: OfConfiguration): Promise<HandlerReply> {
  const configuration = await configurationOf(context);
  addSsoGroup(context, await context.caller(), configuration, context.read(createSsoGroupRequestSchema));
  return context.reply(201, {});
}

async function updateGroup(context: OfGroup): Promise<HandlerReply> {
  const group = findSsoGroup(context, await configurationOf(context), context.params.groupId);
  changeSsoGroup(context, await context.caller(), group, context.read(updateSsoGroupRequestSchema));
  return context.reply(200, {});
}

async function deleteGroup(context: OfGroup): Promise<HandlerReply> {
  const group = findSsoGroup(context, await configurationOf(context), context.params.groupId);
  removeSsoGroup(context, group);
  return context.reply(200, {});
}

async function configurationOf(context: OfConfiguration): Promise<SsoConfigurationRow> {
  return findConfiguration(context, await context.caller(), context.params.ssoConfigId);
}

async function domainOf(context: OfDomain): Promise<Rows['ssoDomains']> {
  const { id } = await configurationOf(context);
  const domain = context.db.ssoDomains.find(context.params.domainId);
  if (domain?.configurationId === id) return domain;
  return refuse(context, 404, errorCodes.notFound, 'There is no such domain.', { kind: 'domain' });
}

const { readSso, changeSso, deleteSso } = permissionKeys;
const saved = { permission: changeSso, answer: ssoConfigurationSchema, record: recordAs('sso.changed') };
const changed = { permission: changeSso, answer: emptyResponseSchema, record: recordAs('sso.changed') };
const removed = { permission: deleteSso, answer: emptyResponseSchema, record: recordAs('sso.changed') };

/** Single sign-on through identity providers of tenants (portal spec §7 "SSO and directory"). */
export const ssoRoutes = [
  route('GET /team/resources/sso/v2/configurations/public', getPublicSsoConfiguration, {
    answer: publicSsoConfigurationSchema,
  }),
  route('GET /team/resources/sso/v1/configurations', listConfigurations, {
    permission: readSso,
    answer: listSsoConfigurationsResponseSchema,
  }),
  route('POST /team/resources/sso/v1/configurations', createConfiguration, saved),
  route('POST /team/resources/sso/v1/configurations/metadata', createFromMetadata, saved),
  route('POST /team/resources/sso/v1/configurations/metadata-url', createFromUrl, saved),
  route('PATCH /team/resources/sso/v1/configurations/{ssoConfigId}', updateConfiguration, saved),
  route('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata', updateFromMetadata, saved),
  route('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url', updateFromUrl, saved),
  route('DELETE /team/resources/sso/v1/configurations/{ssoConfigId}', deleteConfiguration, removed),
  route('POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains', addDomain, {
    permission: changeSso,
    answer: ssoDomainSchema,
    record: recordAs('sso.changed', textInBody('domain')),
  }),
  route('DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}', deleteDomain, removed),
  route('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate', validate, changed),
  route('PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate', validate, changed),
  route('GET /team/resources/sso/v1/configurations/{ssoConfigId}/roles', getDefaultRoles, {
    permission: readSso,
    answer: ssoRolesSchema,
  }),
  route('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles', setDefaultRoles, changed),
  route('GET /team/resources/sso/v1/configurations/{ssoConfigId}/groups', listGroups, {
    permission: readSso,
    answer: listSsoGroupsResponseSchema,
  }),
  route('POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups', createGroup, {
    ...changed,
    record: recordAs('sso.changed', textInBody('group')),
  }),
  route('PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}', updateGroup, changed),
  route('DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}', deleteGroup, removed),
];
