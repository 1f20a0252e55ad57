import { tenantAdminEmail } from '../../db/cast';
import { LEAKED_PASSWORDS } from '../areas/passwords';
import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** Enables the step of the login box for leaked passwords (sign-in spec §4, §6). */
const FLAG = 'security-center-show-login-flows';

/** Every user but the administrator has a leaked password. */
export const breached: Scenario = {
  title: 'Breached',
  description: 'All users but the administrator use a password that has leaked somewhere.',
  prepare: leakPasswords,
};

function leakPasswords({ db }: Seeding): void {
  db.flags.insert({ id: FLAG, on: true });
  const known = db.users.list((user) => user.password !== null && user.email !== tenantAdminEmail);
  for (const [index, { id }] of known.entries()) {
    db.users.update(id, { password: LEAKED_PASSWORDS[index % LEAKED_PASSWORDS.length] ?? null });
  }
}
