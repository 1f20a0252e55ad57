import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** A vendor that has enabled nothing. */
export const everythingOff: Scenario = {
  title: 'Everything off',
  description: 'Every feature flag is off; no sign-up, no billing, no sign-in with an account of another service.',
  prepare: switchOff,
};

function switchOff({ db }: Seeding): void {
  for (const { id } of db.flags.list()) db.flags.update(id, { on: false });
  for (const { id } of db.vendorBilling.list()) db.vendorBilling.update(id, { providerActive: false });
  db.policies.insert({ id: 'policy-sign-up', name: 'sign-up', tenantId: null, value: { allowed: false } });
  for (const { id } of db.socialProviders.list()) db.socialProviders.update(id, { active: false });
}
