import {
  bulkCreateIpRestrictionsRequestSchema,
  checkIpResponseSchema,
  createIpRestrictionRequestSchema,
  emptyResponseSchema,
  errorCodes,
  type IpRestriction,
  ipRestrictionConfigSchema,
  ipRestrictionsQuerySchema,
  isWithin,
  listIpRestrictionsResponseSchema,
  readRange,
  saveIpRestrictionConfigRequestSchema,
} from '@portico/sdk/contract';
import { selectPage } from '../db/select-page';
import type { Rows } from '../db/tables';
import { route } from './route';
import { type Context, isoAfter, readQuery, refuse } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';
import { recordAs, textInBody } from './rules/events/call-records';
import { isOnAllowList, passesAddressList } from './rules/security/places';
import { policyOf, savePolicy } from './rules/security/policies';
import { permissionKeys } from './rules/team/permissions';

/** Default number of rows on a page: what the portal shows (portal spec §9). */
const DEFAULT_PAGE_SIZE = 4;

type IpRestrictionRow = Rows['ipRestrictions'];
type NewRestriction = Pick<IpRestrictionRow, 'ip' | 'strategy' | 'isActive'> & { description?: string | undefined };

async function listIpRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { _offset = 0, _limit = DEFAULT_PAGE_SIZE, _filter = '' } = readQuery(context, ipRestrictionsQuerySchema);
  const { rows, total } = selectPage(context.db.ipRestrictions.listBy('tenantId', tenant.id), {
    filter: matches(_filter),
    offset: _offset * _limit,
    limit: _limit,
  });
  const _metadata = { totalItems: total, totalPages: Math.ceil(total / _limit) };
  return context.reply(200, { items: rows.map(toIpRestriction), _metadata });
}

/** Filters by the list that an address is on, else by a part of the address or its description. */
function matches(filter: string): (row: IpRestrictionRow) => boolean {
  const wanted = filter.trim().toLowerCase();
  if (wanted === 'allow' || wanted === 'block') return (row) => row.strategy.toLowerCase() === wanted;
  return ({ ip, description }) => [ip, description ?? ''].some((text) => text.toLowerCase().includes(wanted));
}

async function createIpRestriction(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  put(context, tenant.id, context.read(createIpRestrictionRequestSchema));
  return context.reply(201, {});
}

async function bulkCreateIpRestrictions(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { ips } = context.read(bulkCreateIpRestrictionsRequestSchema);
  for (const restriction of ips) put(context, tenant.id, restriction);
  return context.reply(201, {});
}

/** The same address replaces the one that is there (portal spec §5), however it is written. */
function put(context: Context, tenantId: string, { ip, strategy, isActive, description = '' }: NewRestriction): void {
  const { ipRestrictions } = context.db;
  const updatedAt = isoAfter(context, 0);
  const values = { ip, strategy, isActive, description: description || null, updatedAt };
  const same = ipRestrictions.listBy('tenantId', tenantId).find((row) => isSame(row.ip, ip));
  if (same) ipRestrictions.update(same.id, values);
  else ipRestrictions.insert({ id: context.ids.uuid(), tenantId, ...values, createdAt: updatedAt });
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [readRange(one), readRange(other)];
  return first !== undefined && second !== undefined && isWithin(first, second) && isWithin(second, first);
}

async function deleteIpRestriction(context: HandlerContext<'id'>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const row = context.db.ipRestrictions.find(context.params.id);
  if (row?.tenantId !== tenant.id) {
    return refuse(context, 404, errorCodes.notFound, 'There is no such address.', { kind: 'address' });
  }
  context.db.ipRestrictions.remove(row.id);
  return context.reply(200, {});
}

async function getIpRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const value = { isActive: false, strategy: 'ALLOW', ...policyOf(context.db, 'ip-restrictions', tenant.id) };
  return context.reply(200, ipRestrictionConfigSchema.parse(value));
}

async function saveIpRestrictionConfig(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const { isActive, strategy } = context.read(saveIpRestrictionConfigRequestSchema);
  savePolicy(context, 'ip-restrictions', tenant.id, { isActive, ...(strategy && { strategy }) });
  return context.reply(201, {});
}

async function checkIp(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, { valid: passesAddressList(context.db, tenant.id, context.request.clientIp) });
}

async function checkIpInAllowList(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, { valid: isOnAllowList(context.db, tenant.id, context.request.clientIp) });
}

function toIpRestriction({ tenantId: _, description, ...row }: IpRestrictionRow): IpRestriction {
  return { ...row, ...(description !== null && { description }) };
}

const { readAddresses, changeAddresses, deleteAddresses } = permissionKeys;
const answer = emptyResponseSchema;

/** The IP addresses that users may sign in from (portal spec §7 "Restrictions and policies"). */
export const ipRestrictionRoutes = [
  route('GET /identity/resources/configurations/v1/restrictions/ip', listIpRestrictions, {
    permission: readAddresses,
    answer: listIpRestrictionsResponseSchema,
  }),
  route('POST /identity/resources/configurations/v1/restrictions/ip', createIpRestriction, {
    permission: changeAddresses,
    answer,
    record: recordAs('restriction.changed', textInBody('ip')),
  }),
  route('POST /identity/resources/configurations/v1/restrictions/ip/bulk', bulkCreateIpRestrictions, {
    permission: changeAddresses,
    answer,
    record: recordAs('restriction.changed', () => 'Addresses'),
  }),
  route('GET /identity/resources/configurations/v1/restrictions/ip/config', getIpRestrictionConfig, {
    permission: readAddresses,
    answer: ipRestrictionConfigSchema,
  }),
  route('POST /identity/resources/configurations/v1/restrictions/ip/config', saveIpRestrictionConfig, {
    permission: changeAddresses,
    answer,
    record: recordAs('restriction.changed', () => 'Addresses'),
  }),
  route('POST /identity/resources/configurations/v1/restrictions/ip/verify', checkIp, {
    permission: readAddresses,
    answer: checkIpResponseSchema,
  }),
  route('POST /identity/resources/configurations/v1/restrictions/ip/verify/allow', checkIpInAllowList, {
    permission: readAddresses,
    answer: checkIpResponseSchema,
  }),
  route('DELETE /identity/resources/configurations/v1/restrictions/ip/{id}', deleteIpRestriction, {
    permission: deleteAddresses,
    answer,
    record: recordAs('restriction.changed', () => 'Addresses'),
  }),
];
