import type { Ids, Random } from '../core/random';
import type { Database } from '../db/database';
import type { InventedNames } from './invented-names';

/** The inputs of an initial state. All randomness comes from here, so that a seed repeats it. */
export interface Seeding {
  db: Database;
  random: Random;
  ids: Ids;
  /** Draws from random numbers of its own, so that another name changes no id. */
  names: InventedNames;
  /** Milliseconds since 1970, on the world's clock. */
  startedAt: number;
}

/** Adds the demo rows of one area to a world that has tenants and users. */
export type AreaSeed = (seeding: Seeding) => void;
