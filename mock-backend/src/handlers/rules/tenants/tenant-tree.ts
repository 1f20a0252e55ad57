import type { Database } from '../../../db/database';
import type { TenantRow } from '../../../db/tables';

/** A tenant, and how many steps it is away: 1 right above or right below. */
export interface RelatedTenant {
  tenant: TenantRow;
  level: number;
}

/** Everything below a tenant, parents before their children. A circle, which only a world file can bring, ends. */
export function descendantsOf(db: Database, tenantId: string): RelatedTenant[] {
  const seen = new Set([tenantId]);
  const found = childrenOf(db, tenantId, 1);
  for (const { tenant, level } of found) {
    seen.add(tenant.id);
    found.push(...childrenOf(db, tenant.id, level + 1).filter((child) => !seen.has(child.tenant.id)));
  }
  return found;
}

/** Everything above a tenant, the nearest first. */
export function ancestorsOf(db: Database, tenantId: string): RelatedTenant[] {
  const found: RelatedTenant[] = [];
  const seen = new Set([tenantId]);
  let parent = parentOf(db, tenantId);
  while (parent && !seen.has(parent.id)) {
    seen.add(parent.id);
    found.push({ tenant: parent, level: found.length + 1 });
    parent = parentOf(db, parent.id);
  }
  return found;
}

/** Whether a tenant is a descendant of another. */
export function isBelow(db: Database, tenantId: string, above: string): boolean {
  return ancestorsOf(db, tenantId).some(({ tenant }) => tenant.id === above);
}

/** The ids of a tenant and of all below it. */
export function branchOf(db: Database, tenantId: string): string[] {
  return [tenantId, ...descendantsOf(db, tenantId).map(({ tenant }) => tenant.id)];
}

/** Whether a tenant has any below it. */
export function isParent(db: Database, tenantId: string): boolean {
  return db.tenants.findBy('parentTenantId', tenantId) !== undefined;
}

function childrenOf(db: Database, tenantId: string, level: number): RelatedTenant[] {
  return db.tenants.listBy('parentTenantId', tenantId).map((tenant) => ({ tenant, level }));
}

function parentOf(db: Database, tenantId: string): TenantRow | undefined {
  const parentId = db.tenants.find(tenantId)?.parentTenantId;
  return parentId ? db.tenants.find(parentId) : undefined;
}
