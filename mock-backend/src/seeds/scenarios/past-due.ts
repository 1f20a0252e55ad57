import { putPastDue } from '../areas/billing-scenarios';
import type { Scenario } from './scenario';

/** The card was declined at the renewal two days ago. */
export const pastDue: Scenario = {
  title: 'Past due',
  description: 'The card of every account was declined two days ago, and an invoice is open.',
  prepare: (seeding) => {
    for (const { id } of seeding.db.tenants.list()) putPastDue(seeding, id);
  },
};
