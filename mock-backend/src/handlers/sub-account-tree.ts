import {
  countTenantUsersRequestSchema,
  countTenantUsersResponseSchema,
  getHierarchyMetadataResponseSchema,
  type HierarchyMetadata,
  type HierarchyNode,
  hierarchyMetadataQuerySchema,
  listParentTenantsResponseSchema,
  listSubTenantsResponseSchema,
  type ParentTenant,
  type SearchSubTenantsQuery,
  type SubTenant,
  type SubTenantTree,
  searchSubTenantsQuerySchema,
  searchSubTenantsResponseSchema,
  subTenantTreeSchema,
  type TenantUsersCount,
} from '@portico/sdk/contract';
import { selectPage } from '../db/select-page';
import type { TenantRow } from '../db/tables';
import { route } from './route';
import { type Context, readQuery } from './rules/call/context';
import type { Caller, HandlerContext, HandlerReply } from './rules/call/handler-context';
import { pageLinks } from './rules/call/list-page';
import { permissionKeys } from './rules/team/permissions';
import { splitIds } from './rules/team/user-lists';
import { mayEnterSubAccounts } from './rules/tenants/sub-account-access';
import { findInBranch } from './rules/tenants/sub-accounts';
import { ancestorsOf, descendantsOf, isBelow, isParent } from './rules/tenants/tenant-tree';

/** Default number of accounts on a page (portal spec §9). */
const DEFAULT_PAGE_SIZE = 50;

async function listSubTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const below = descendantsOf(context.db, tenant.id);
  const answer: SubTenant[] = below.map(({ tenant: row, level }) => ({ ...toTenantInTree(row), level }));
  return context.reply(200, answer);
}

async function getSubTenantTree(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  const root: SubTenantTree = { ...toTenantInTree(tenant), children: [] };
  const nodes = new Map([[tenant.id, root]]);
  for (const { tenant: row } of descendantsOf(context.db, tenant.id)) {
    const node: SubTenantTree = { ...toTenantInTree(row), children: [] };
    nodes.set(row.id, node);
    nodes.get(row.parentTenantId ?? '')?.children.push(node);
  }
  return context.reply(200, root);
}

async function listParentTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const { tenant } = await context.caller();
  return context.reply(200, parentsOf(context, tenant));
}

async function listParentTenantsOf(context: HandlerContext<'tenantId'>): Promise<HandlerReply> {
  const tenant = findInBranch(context, await context.caller(), context.params.tenantId);
  return context.reply(200, parentsOf(context, tenant));
}

function parentsOf(context: Context, tenant: TenantRow): ParentTenant[] {
  return ancestorsOf(context.db, tenant.id).map(({ tenant: row, level }) => ({ ...toTenantInTree(row), level }));
}

async function searchSubTenants(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const query = readQuery(context, searchSubTenantsQuerySchema);
  const page = query._offset ?? query.offset ?? 0;
  const limit = query._limit ?? query.limit ?? DEFAULT_PAGE_SIZE;
  const { rows, total } = selectPage(searched(context, caller, query), {
    limit,
    offset: page * limit,
    ...(query._sortBy && { sortBy: query._sortBy === 'tenantId' ? 'id' : query._sortBy }),
    order: query._order === 'DESC' ? 'desc' : 'asc',
  });
  const items = rows.map((row) => toHierarchyNode(context, row));
  const totalPages = Math.ceil(total / limit);
  const _metadata = { totalItems: total, totalPages };
  return context.reply(200, { items, _metadata, _links: pageLinks(context, page, totalPages) });
}

/** Without a text the children of one account, with one whatever below it matches. */
function searched(context: Context, caller: Caller, query: SearchSubTenantsQuery): TenantRow[] {
  const { _subTenantId, subTenantId, _filter } = query;
  const top = findInBranch(context, caller, _subTenantId ?? subTenantId ?? caller.tenant.id);
  const wanted = _filter?.trim().toLowerCase() ?? '';
  if (wanted === '') return context.db.tenants.listBy('parentTenantId', top.id);
  const below = descendantsOf(context.db, top.id).map(({ tenant }) => tenant);
  return below.filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.toLowerCase().includes(wanted));
}

async function getHierarchyMetadata(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const ids = splitIds(readQuery(context, hierarchyMetadataQuerySchema)._tenantIds) ?? [];
  const answer: HierarchyMetadata[] = knownTenants(context, caller, ids).map(({ id }) => {
    const totalSubTenants = descendantsOf(context.db, id).length;
    return { tenantId: id, totalSubTenants, isParent: totalSubTenants > 0 };
  });
  return context.reply(200, answer);
}

async function countTenantUsers(context: HandlerContext<never>): Promise<HandlerReply> {
  const caller = await context.caller();
  const { tenantIds } = context.read(countTenantUsersRequestSchema);
  const answer: TenantUsersCount[] = knownTenants(context, caller, tenantIds).map(({ id }) => {
    const memberships = context.db.memberships.listBy('tenantId', id);
    const allowed = memberships.filter((row) => mayEnterSubAccounts(context.db, row));
    return { tenantId: id, totalUsers: memberships.length, totalAccessAllowedUsers: allowed.length };
  });
  return context.reply(200, answer);
}

/** Those of the caller's branch, each once. */
function knownTenants({ db }: Context, { tenant, homeTenantId }: Caller, ids: Iterable<string>): TenantRow[] {
  const known = (id: string) => id === tenant.id || isBelow(db, id, homeTenantId);
  return [...new Set(ids)].filter(known).flatMap((id) => db.tenants.find(id) ?? []);
}

function toTenantInTree({ id, name, status, createdAt }: TenantRow) {
  return { tenantId: id, tenantName: name, status, createdAt };
}

function toHierarchyNode({ db }: Context, tenant: TenantRow): HierarchyNode {
  const { id, name, createdAt, isReseller, subAccountAccessType } = tenant;
  return { tenantId: id, name, createdAt, metadata: { isParent: isParent(db, id) }, isReseller, subAccountAccessType };
}

const { readSubAccounts } = permissionKeys;

/** Reads the tree of accounts below the caller's (portal spec §7 "Sub-accounts"). */
export const subAccountTreeRoutes = [
  route('GET /tenants/resources/hierarchy/v1', listSubTenants, {
    permission: readSubAccounts,
    answer: listSubTenantsResponseSchema,
  }),
  route('GET /tenants/resources/hierarchy/v1/tree', getSubTenantTree, {
    permission: readSubAccounts,
    answer: subTenantTreeSchema,
  }),
  route('GET /tenants/resources/hierarchy/v1/parents', listParentTenants, {
    permission: readSubAccounts,
    answer: listParentTenantsResponseSchema,
  }),
  route('GET /tenants/resources/hierarchy/v1/parents/{tenantId}', listParentTenantsOf, {
    permission: readSubAccounts,
    answer: listParentTenantsResponseSchema,
  }),
  route('GET /tenants/resources/hierarchy/v2', searchSubTenants, {
    permission: readSubAccounts,
    answer: searchSubTenantsResponseSchema,
  }),
  route('GET /tenants/resources/hierarchy/v2/metadata', getHierarchyMetadata, {
    permission: readSubAccounts,
    answer: getHierarchyMetadataResponseSchema,
  }),
  route('POST /identity/resources/tenants/users/v1/count', countTenantUsers, {
    permission: readSubAccounts,
    answer: countTenantUsersResponseSchema,
  }),
];
