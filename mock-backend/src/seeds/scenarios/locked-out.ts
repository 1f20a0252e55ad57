import { tenantAdminEmail } from '../../db/cast';
import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** Every user but the administrator is locked, to try unlocking as a user and as an administrator. */
export const lockedOut: Scenario = {
  title: 'Locked out',
  description: 'All users but the administrator are locked.',
  prepare: lockEverybodyElse,
};

function lockEverybodyElse({ db }: Seeding): void {
  for (const { id, email } of db.users.list()) if (email !== tenantAdminEmail) db.users.update(id, { isLocked: true });
}
