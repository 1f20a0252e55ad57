import { acme, brightwater } from '../../db/cast';
import type { Scenario } from './scenario';

/** The demo team of 10 (portal spec §9), and a second tenant. */
export const smallTeam: Scenario = {
  title: 'Small team',
  description: 'Ten people with every kind of second factor and status, and a second account.',
  cast: [acme, brightwater],
};
