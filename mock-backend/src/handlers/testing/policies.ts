import type { AuthStrategy } from '@portico/sdk/contract';
import type { World } from '../../core/types';
import type { Rows } from '../../db/tables';
import type { PolicyName } from '../rules/security/policies';

/** Sets what only the vendor can: no call of the portal does. Sessions stay, since a world file holds them. */
export function setVendorPolicy(world: World, name: PolicyName, value: Rows['policies']['value']): void {
  const snapshot = world.snapshot();
  const id = `policy-${name}`;
  const rows = (snapshot.tables.policies ?? []).filter((row) => (row as { id: string }).id !== id);
  world.restore({
    ...snapshot,
    tables: { ...snapshot.tables, policies: [...rows, { id, name, tenantId: null, value }] },
  });
}

/** Has the vendor offer these login methods, and no others. */
export function offerMethods(world: World, ...strategies: AuthStrategy[]): World {
  const mainAuthStrategies = strategies.map((strategy) => ({ strategy }));
  setVendorPolicy(world, 'auth-strategies', { mainAuthStrategies, secondaryAuthStrategies: [] });
  return world;
}

/** Puts a password on the list of those that have leaked. */
export function addBreachedPassword(world: World, password: string): void {
  const snapshot = world.snapshot();
  const breachedPasswords = [...(snapshot.tables.breachedPasswords ?? []), { id: password }];
  world.restore({ ...snapshot, tables: { ...snapshot.tables, breachedPasswords } });
}
