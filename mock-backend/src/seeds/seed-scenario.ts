import { createIds, createRandom } from '../core/random';
import type { ScenarioName, WorldSnapshot } from '../core/types';
import type { CastTenant } from '../db/cast';
import { catalogue, DEMO_VENDOR_ID } from '../db/catalogue';
import { createDatabase, type Database, type DatabaseDump } from '../db/database';
import { newTenant } from '../db/new-tenant';
import { areaSeeds } from './area-seeds';
import { createInventedNames } from './invented-names';
import { scenarios } from './scenarios';
import { seedPerson } from './seed-person';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The initial state of a world: its rows, the state of its random numbers after their creation, and its faults. */
export interface InitialState {
  tables: DatabaseDump;
  random: number;
  faults: WorldSnapshot['faults'];
}

/** The inputs of an initial state: a seed and the scenarios on top of it. */
export interface SeedOptions {
  seed: number;
  scenario: readonly ScenarioName[];
  startedAt: number;
}

/** Creates the initial state of a scenario. The same arguments always give the same bytes. */
export function seedScenario({ seed, scenario, startedAt }: SeedOptions): InitialState {
  const parts = scenario.map((name) => scenarios[name]);
  const cast = parts.flatMap((part) => part.cast ?? []);
  const random = createRandom(seed);
  const names = createInventedNames(createRandom(seed));
  const since = new Date(startedAt - YEAR_MS).toISOString();
  const db = createDatabase(catalogue(since));
  for (const tenant of cast) seedTenant(db, tenant, since);
  const seeding = { db, random, ids: createIds(random), names, startedAt };
  for (const tenant of cast) for (const member of tenant.people) seedPerson(seeding, tenant, member);
  for (const seedArea of areaSeeds) seedArea(seeding);
  for (const part of parts) part.prepare?.(seeding);
  const rules = parts.flatMap((part) => part.faults ?? []);
  const faults = rules.map((rule, index) => ({ ...rule, id: `fault-${index + 1}` }));
  return { tables: db.rows(), random: random.state(), faults };
}

function seedTenant(
  db: Database,
  { alias, name, address, timezone, parent, isReseller = false }: CastTenant,
  createdAt: string,
): void {
  const id = `tenant-${alias}`;
  const place = { isReseller, ...(parent !== undefined && { parentTenantId: `tenant-${parent}` }) };
  db.tenants.insert(newTenant({ id, vendorId: DEMO_VENDOR_ID, name, alias, address, timezone, createdAt, ...place }));
}
