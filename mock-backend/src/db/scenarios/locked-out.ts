import { tenantAdminEmail } from '../cast';
import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** Everybody but the administrator is locked, so that unlocking can be tried from both sides. */
export const lockedOut: Scenario = {
  title: 'Locked out',
  description: 'Everybody but the administrator is locked.',
  prepare: lockEverybodyElse,
};

function lockEverybodyElse({ db }: Seeding): void {
  for (const { id, email } of db.users.list()) if (email !== tenantAdminEmail) db.users.update(id, { isLocked: true });
}
