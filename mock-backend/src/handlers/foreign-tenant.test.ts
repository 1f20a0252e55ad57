import { errorBodySchema, errorCodes } from '@portico/sdk/contract';
import { expect, it } from 'vitest';
import type { WorldSnapshot } from '../core/types';
import { routes } from './routes';
import { quickWorld, signIn } from './testing/browser';
import { contents, expectUnchanged } from './testing/contents';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const FOREIGN_TENANT = 'tenant-acme';
const knownCodes: readonly string[] = Object.values(errorCodes);
const addressed = routes.flatMap((route) =>
  route.path.includes('{') ? [[`${route.method} ${route.path}`, route] as const] : [],
);

/** One id of each table that belongs to the other tenant: by its tenant, or by something that belongs to it. */
function foreignIds({ tables }: WorldSnapshot): string[] {
  const rows = Object.entries(tables).flatMap(([table, list]) => (list as Row[]).map((row) => ({ table, row })));
  const foreign = new Map([[FOREIGN_TENANT, 'tenants']]);
  for (const { row } of rows) if (livesOnlyThere(tables, row.id)) foreign.set(row.id, 'users');
  for (let known = 0; known < foreign.size; ) {
    known = foreign.size;
    for (const { table, row } of rows) if (table !== 'users' && belongs(row, foreign)) foreign.set(row.id, table);
  }
  return [...new Map([...foreign].map(([id, table]) => [table, id])).values()];
}

function livesOnlyThere(tables: WorldSnapshot['tables'], userId: string): boolean {
  const memberships = (tables.memberships as Row[]).filter((row) => row.userId === userId);
  return memberships.length > 0 && memberships.every((row) => row.tenantId === FOREIGN_TENANT);
}

function belongs(row: Row, foreign: ReadonlyMap<string, string>): boolean {
  if (typeof row.tenantId === 'string') return row.tenantId === FOREIGN_TENANT;
  return Object.entries(row).some(([name, value]) => name.endsWith('Id') && foreign.has(String(value)));
}

it.each(addressed)('keeps what belongs to another tenant out of reach of %s', async (_, { method, path }) => {
  const world = quickWorld();
  const { token, fetch } = await signIn(world, 'kira@brightwater.test');
  const before = contents(world);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const id of foreignIds(world.snapshot())) {
    const address = `/frontegg${path.replace(/\{\w+\}/g, id)}`;
    const response = await fetch(address, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
    expect([id, response.status < 500 && response.status >= 400]).toEqual([id, true]);
    expect(knownCodes).toContain(errorBodySchema.parse(await response.json()).errorCode);
  }
  expectUnchanged(world, before);
});
