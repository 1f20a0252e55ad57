import {
  bulkCreateDomainRestrictionsRequestSchema,
  countryRestrictionConfigSchema,
  createDomainRestrictionRequestSchema,
  type DomainRestriction,
  domainRestrictionConfigSchema,
  domainRestrictionSchema,
  emptyResponseSchema,
  errorCodes,
  listCountryRestrictionsResponseSchema,
  listDomainRestrictionsResponseSchema,
  saveCountryRestrictionConfigRequestSchema,
  saveCountryRestrictionsRequestSchema,
  saveDomainRestrictionConfigRequestSchema,
} from '@portico/sdk/contract';
import type { Rows } from '../db/tables';
import { route } from './route';
import { type Context, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody } from './rules/events/call-records';
import { policyId, policyOf, savePolicy } from './rules/security/policies';
import { permissionKeys } from './rules/team/permissions';

type DomainRestrictionRow = Rows['domainRestrictions'];
type NewDomain = Pick<DomainRestrictionRow, 'domain' | 'type'>;

async function listDomainRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, {
    items: context.db.domainRestrictions.listBy('tenantId', tenant.id).map(toDomainRestriction),
  });
}

async function createDomainRestriction(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = context.read(createDomainRestrictionRequestSchema);
  refuseListedDomains(context, tenant.id, [wanted]);
  const row = context.db.domainRestrictions.insert({ id: context.ids.uuid(), tenantId: tenant.id, ...wanted });
  return context.reply(201, toDomainRestriction(row));
}

async function bulkCreateDomainRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { domains } = context.read(bulkCreateDomainRestrictionsRequestSchema);
  refuseListedDomains(context, tenant.id, domains);
  for (const wanted of domains) {
    context.db.domainRestrictions.insert({ id: context.ids.uuid(), tenantId: tenant.id, ...wanted });
  }
  return context.reply(201, {});
}

/** @throws {Refusal} 409 when a domain is on a list already, or comes twice. */
function refuseListedDomains(context: Context, tenantId: string, wanted: readonly NewDomain[]): void {
  const listed = new Set(context.db.domainRestrictions.listBy('tenantId', tenantId).map((row) => row.domain));
  for (const { domain } of wanted) {
    if (listed.has(domain)) {
      refuse(context, 409, errorCodes.alreadyExists, 'This domain is on a list already.', { field: 'domain', domain });
    }
    listed.add(domain);
  }
}

async function deleteDomainRestriction(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const row = context.db.domainRestrictions.find(context.params.id);
  if (row?.tenantId !== tenant.id) {
    return refuse(context, 404, errorCodes.notFound, 'There is no such domain.', { kind: 'domain' });
  }
  context.db.domainRestrictions.remove(row.id);
  return context.reply(200, {});
}

async function getDomainRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, domainConfigOf(context, tenant.id));
}

async function saveDomainRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { active, blockPublicDomains, type } = context.read(saveDomainRestrictionConfigRequestSchema);
  savePolicy(context, 'domain-restrictions', tenant.id, {
    active,
    ...(blockPublicDomains !== undefined && { blockPublicDomains }),
    ...(type && { listType: type }),
  });
  return context.reply(201, domainConfigOf(context, tenant.id));
}

function domainConfigOf({ db }: Context, tenantId: string) {
  const otherwise = { active: false, listType: 'ALLOW', blockPublicDomains: false };
  return domainRestrictionConfigSchema.parse({ ...otherwise, ...policyOf(db, 'domain-restrictions', tenantId) });
}

function toDomainRestriction({ id, domain, type }: DomainRestrictionRow): DomainRestriction {
  return { id, domain, type };
}

async function getCountryRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const otherwise = { enabled: false, action: 'BLOCK', failStrategy: 'ALLOW', shouldSendRestrictionEmail: false };
  const value = { ...otherwise, ...policyOf(context.db, 'country-restrictions', tenant.id) };
  const id = policyId('country-restrictions', tenant.id);
  return context.reply(200, countryRestrictionConfigSchema.parse({ ...value, id }));
}

async function saveCountryRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const wanted = context.read(saveCountryRestrictionConfigRequestSchema);
  savePolicy(context, 'country-restrictions', tenant.id, wanted);
  return context.reply(201, {});
}

async function listCountryRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const rows = context.db.countryRestrictions.listBy('tenantId', tenant.id);
  return context.reply(
    200,
    rows.map(({ id, countryCode }) => ({ id, countryCode })),
  );
}

/** The list becomes what was sent; countries that stay keep their ids. */
async function saveCountryRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { countries } = context.read(saveCountryRestrictionsRequestSchema);
  const { countryRestrictions } = context.db;
  const wanted = new Set(countries.map(({ countryCode }) => countryCode));
  for (const row of countryRestrictions.listBy('tenantId', tenant.id)) {
    if (!wanted.delete(row.countryCode)) countryRestrictions.remove(row.id);
  }
  for (const countryCode of wanted) {
    countryRestrictions.insert({ id: context.ids.uuid(), tenantId: tenant.id, countryCode });
  }
  return context.reply(201, {});
}

const { readDomains, changeDomains, deleteDomains, readCountries, changeCountries } = permissionKeys;
const answer = emptyResponseSchema;

/** The email domains that may join, and the countries that users may sign in from (portal spec §7 "Restrictions and policies"). */
export const restrictionRoutes = [
  route('GET /identity/resources/configurations/restrictions/v1/email-domain', listDomainRestrictions, {
    permission: readDomains,
    answer: listDomainRestrictionsResponseSchema,
  }),
  route('POST /identity/resources/configurations/restrictions/v1/email-domain', createDomainRestriction, {
    permission: changeDomains,
    answer: domainRestrictionSchema,
    record: recordAs('restriction.changed', textInBody('domain')),
  }),
  route('POST /identity/resources/configurations/restrictions/v1/email-domain/bulk', bulkCreateDomainRestrictions, {
    permission: changeDomains,
    answer,
    record: recordAs('restriction.changed', () => 'Domains'),
  }),
  route('GET /identity/resources/configurations/restrictions/v1/email-domain/config', getDomainRestrictionConfig, {
    permission: readDomains,
    answer: domainRestrictionConfigSchema,
  }),
  route('POST /identity/resources/configurations/restrictions/v1/email-domain/config', saveDomainRestrictionConfig, {
    permission: changeDomains,
    answer: domainRestrictionConfigSchema,
    record: recordAs('restriction.changed', () => 'Domains'),
  }),
  route('DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}', deleteDomainRestriction, {
    permission: deleteDomains,
    answer,
    record: recordAs('restriction.changed', () => 'Domains'),
  }),
  route('GET /security-engines/resources/policies/v1/country-restriction', getCountryRestrictionConfig, {
    permission: readCountries,
    answer: countryRestrictionConfigSchema,
  }),
  route('POST /security-engines/resources/policies/v1/country-restriction', saveCountryRestrictionConfig, {
    permission: changeCountries,
    answer,
    record: recordAs('restriction.changed', () => 'Countries'),
  }),
  route('GET /security-engines/resources/policies/v1/country-restriction/countries', listCountryRestrictions, {
    permission: readCountries,
    answer: listCountryRestrictionsResponseSchema,
  }),
  route('POST /security-engines/resources/policies/v1/country-restriction/countries', saveCountryRestrictions, {
    permission: changeCountries,
    answer,
    record: recordAs('restriction.changed', () => 'Countries'),
  }),
];
