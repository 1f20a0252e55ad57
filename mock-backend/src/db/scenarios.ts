import { createIds, createRandom } from '../world/random';
import type { ScenarioName } from '../world/types';
import { areaSeeds } from './area-seeds';
import { type CastTenant, freshVendor, smallTeam } from './cast';
import { catalogue, DEMO_VENDOR_ID } from './catalogue';
import { createDatabase, type Database, type DatabaseDump } from './database';
import { fiction } from './fiction';
import { seedPerson } from './seed-person';

/** Every starting point a world can have. */
export const scenarioNames = ['small-team', 'fresh-vendor'] as const satisfies readonly ScenarioName[];

const casts: Record<ScenarioName, readonly CastTenant[]> = { 'small-team': smallTeam, 'fresh-vendor': freshVendor };
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The first moment of a world: its rows, and where its chance stands after making them. */
export interface FirstMoment {
  tables: DatabaseDump;
  random: number;
}

/** Makes a scenario. The same arguments always give the same bytes. */
export function seedScenario(options: { seed: number; scenario: ScenarioName; startedAt: number }): FirstMoment {
  const { seed, scenario, startedAt } = options;
  const random = createRandom(seed);
  // One generator serves every world, so it is set before each use; nothing else may draw in between.
  fiction.seed(seed);
  const since = new Date(startedAt - YEAR_MS).toISOString();
  const db = createDatabase(catalogue(since));
  for (const tenant of casts[scenario]) seedTenant(db, tenant, since);
  const seeding = { db, random, ids: createIds(random), faker: fiction, startedAt };
  for (const tenant of casts[scenario]) for (const member of tenant.people) seedPerson(seeding, tenant, member);
  for (const seedArea of areaSeeds) seedArea(seeding);
  return { tables: db.dump(), random: random.state() };
}

function seedTenant(db: Database, { alias, name, address, timezone }: CastTenant, createdAt: string): void {
  const id = `tenant-${alias}`;
  const dates = { createdAt, updatedAt: createdAt };
  db.tenants.insert({
    id,
    vendorId: DEMO_VENDOR_ID,
    name,
    alias,
    isReseller: false,
    metadata: '{}',
    address,
    timezone,
    currency: 'usd',
    ...dates,
  });
  db.subscriptions.insert({
    id: `subscription-${alias}`,
    tenantId: id,
    planId: 'plan-premium',
    status: 'active',
    startedAt: createdAt,
  });
}
