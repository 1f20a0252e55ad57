import type { Faker } from '@faker-js/faker';
import type { Ids, Random } from '../world/random';
import type { Database } from './database';

/** The inputs of an initial state. All randomness comes from here, so that a seed repeats it. */
export interface Seeding {
  db: Database;
  random: Random;
  ids: Ids;
  /** One generator serves every world and is seeded for this one: code must not wait between two draws. */
  faker: Faker;
  /** Milliseconds since 1970, on the world's clock. */
  startedAt: number;
}

/** Adds the demo rows of one area to a world that has tenants and users. */
export type AreaSeed = (seeding: Seeding) => void;
