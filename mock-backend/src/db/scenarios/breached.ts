import { tenantAdminEmail } from '../cast';
import { LEAKED_PASSWORDS } from '../seed/passwords';
import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** Everybody but the administrator uses a password that has leaked. */
export const breached: Scenario = {
  title: 'Breached',
  description: 'Everybody but the administrator uses a password that has leaked somewhere.',
  prepare: leakPasswords,
};

function leakPasswords({ db }: Seeding): void {
  const known = db.users.list((user) => user.password !== null && user.email !== tenantAdminEmail);
  for (const [index, { id }] of known.entries()) {
    db.users.update(id, { password: LEAKED_PASSWORDS[index % LEAKED_PASSWORDS.length] ?? null });
  }
}
