import { roleId } from '../../db/catalogue';
import type { Seeding } from '../seeding';

/** A smaller team has no groups. */
const LARGE_TEAM = 5;
const FOUNDERS = 2;

/** Two groups for a team that is large enough: one gives a role, the other has no role. */
export function seedGroups({ db, startedAt }: Seeding): void {
  const createdAt = new Date(startedAt).toISOString();
  for (const tenant of db.tenants.list()) {
    const members = db.memberships.listBy('tenantId', tenant.id);
    const supporters = members.filter((row) => row.roleIds.includes(roleId('support')));
    if (members.length < LARGE_TEAM) continue;
    const common = { tenantId: tenant.id, metadata: null, managedBy: 'frontegg' as const, createdAt };
    db.groups.insert({
      ...common,
      id: `group-support-${tenant.alias}`,
      name: 'Support desk',
      description: 'Answers customers, every day of the week.',
      color: '#0f766e',
      roleIds: [roleId('support')],
      userIds: supporters.map((row) => row.userId),
    });
    db.groups.insert({
      ...common,
      id: `group-founders-${tenant.alias}`,
      name: 'Founders',
      description: 'Was there from the first day.',
      color: '#4f46e5',
      roleIds: [],
      userIds: members.slice(0, FOUNDERS).map((row) => row.userId),
    });
  }
}
