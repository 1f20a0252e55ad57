import type { World } from '../../core/types';

/** Puts rows into a table, or in the place of those with the same id. */
export function putRows(world: World, table: string, rows: { id: string }[]): void {
  const snapshot = world.snapshot();
  const others = (snapshot.tables[table] ?? []).filter(
    (row) => !rows.some(({ id }) => id === (row as { id: string }).id),
  );
  world.restore({ ...snapshot, tables: { ...snapshot.tables, [table]: [...others, ...rows] } });
}

/** Locks an account, with all its users. */
export function lockTenant(world: World, id: string): void {
  const tenants = world.snapshot().tables.tenants as { id: string }[];
  putRows(
    world,
    'tenants',
    tenants.filter((row) => row.id === id).map((row) => ({ ...row, status: 'locked' })),
  );
}
