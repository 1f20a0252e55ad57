import { acme, brightwater, tenantAdminEmail } from '../../db/cast';
import type { Scenario } from './scenario';

/** One administrator on the first day, as the only member of two accounts. */
export const freshVendor: Scenario = {
  title: 'Fresh vendor',
  description: 'One administrator alone in two accounts, on the first day.',
  cast: [
    { ...acme, people: acme.people.filter(({ email }) => email === tenantAdminEmail) },
    { ...brightwater, people: [] },
  ],
};
