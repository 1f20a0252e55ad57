import type { FaultRule } from '../../core/types';
import type { CastTenant } from '../../db/cast';
import type { Seeding } from '../seeding';

/** A named seed of a world, or a scenario on top of one. */
export interface Scenario {
  /** Shown in the list of scenarios. */
  title: string;
  /** One sentence: the difference to other scenarios. */
  description: string;
  /** Tenants and users of a seed. A scenario on top has none: it changes the rows of a seed. */
  cast?: readonly CastTenant[];
  /** Changes the rows after all other rows are created. */
  prepare?: (seeding: Seeding) => void;
  /** Active from the start. */
  faults?: readonly FaultRule[];
}
