import { roleId } from '../../db/catalogue';
import type { Seeding } from '../seeding';

/** Administrators may enter their sub-accounts, because they manage them. */
export function seedSubAccounts({ db }: Seeding): void {
  for (const { userId, tenantId, roleIds } of db.memberships.list()) {
    if (!roleIds.includes(roleId('admin')) || db.tenants.get(tenantId).parentTenantId !== null) continue;
    db.subAccountAccess.insert({ id: `${tenantId}-${userId}`, userId, tenantId, allowed: true });
  }
}
