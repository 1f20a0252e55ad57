import type { Scenario } from './scenario';

/** A third of all calls fails, with every kind of fault, the same calls for the same seed. */
export const everythingFailing: Scenario = {
  title: 'Everything failing',
  description: 'Calls fail, answer nonsense, come late or not at all.',
  faults: [
    { call: '*', kind: 'status', status: 500, percent: 12 },
    { call: '*', kind: 'status', status: 503, percent: 6 },
    { call: '*', kind: 'malformed', percent: 4 },
    { call: '*', kind: 'offline', percent: 8 },
    { call: '*', kind: 'delay', ms: 4_000, percent: 10 },
  ],
};
