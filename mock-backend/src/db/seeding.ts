import type { Faker } from '@faker-js/faker';
import type { Ids, Random } from '../world/random';
import type { Database } from './database';

/** What the initial state of a world is made with. All chance comes from here, so that a seed repeats it. */
export interface Seeding {
  db: Database;
  random: Random;
  ids: Ids;
  /** One generator serves every world and is set for this one: nothing may wait between two draws. */
  faker: Faker;
  /** Milliseconds since 1970, on the world's clock. */
  startedAt: number;
}

/** Adds the demo rows of one area to a world whose tenants and people stand. */
export type AreaSeed = (seeding: Seeding) => void;
