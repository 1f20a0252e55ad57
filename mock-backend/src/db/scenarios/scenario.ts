import type { FaultRule } from '../../world/types';
import type { CastTenant } from '../cast';
import type { Seeding } from '../seeding';

/** A named beginning of a world, or a situation put on top of one. */
export interface Scenario {
  /** Shown where somebody chooses. */
  title: string;
  /** One sentence: what is different here. */
  description: string;
  /** Tenants and people to begin with. A situation has none: it changes what another scenario began. */
  cast?: readonly CastTenant[];
  /** Changes the rows once everything else stands. */
  prepare?: (seeding: Seeding) => void;
  /** In force from the first moment. */
  faults?: readonly FaultRule[];
}
