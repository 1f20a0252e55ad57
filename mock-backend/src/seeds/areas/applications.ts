import { roleId } from '../../db/catalogue';
import type { Seeding } from '../seeding';

const INSIGHTS = 'application-insights';
const DESK = 'application-desk';
/** A smaller team has no application for support. */
const LARGE_TEAM = 5;

/** Every account has the analytics application; administrators use it. Supporters of a large team use the desk. */
export function seedApplications({ db }: Seeding): void {
  for (const { id: tenantId } of db.tenants.list()) {
    const members = db.memberships.listBy('tenantId', tenantId);
    const appIds = members.length < LARGE_TEAM ? [INSIGHTS] : [INSIGHTS, DESK];
    for (const appId of appIds) db.tenantApplications.insert({ id: `${tenantId}-${appId}`, tenantId, appId });
    for (const { userId, roleIds } of members) {
      for (const appId of appIds) {
        if (!roleIds.includes(roleId(appId === INSIGHTS ? 'admin' : 'support'))) continue;
        db.userApplications.insert({ id: `${tenantId}-${userId}-${appId}`, userId, tenantId, appId });
      }
    }
  }
}
