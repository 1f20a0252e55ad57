import type { Seeding } from '../seeding';
import type { Scenario } from './scenario';

/** What a vendor sees who has switched nothing on. */
export const everythingOff: Scenario = {
  title: 'Everything off',
  description: 'Every feature flag is off, and nobody signs in with an account of another service.',
  prepare: switchOff,
};

function switchOff({ db }: Seeding): void {
  for (const { id } of db.flags.list()) db.flags.update(id, { on: false });
  for (const { id } of db.socialProviders.list()) db.socialProviders.update(id, { active: false });
}
