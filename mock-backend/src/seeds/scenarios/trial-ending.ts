import { putOnEndingTrial } from '../areas/billing-scenarios';
import type { Scenario } from './scenario';

/** The last days of a trial: three left, and no card on file. */
export const trialEnding: Scenario = {
  title: 'Trial ending',
  description: 'Every account has three days left of its trial and no card on file.',
  prepare: (seeding) => {
    for (const { id } of seeding.db.tenants.list()) putOnEndingTrial(seeding, id);
  },
};
