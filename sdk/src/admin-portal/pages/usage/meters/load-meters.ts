import { getUserEntitlements } from '../../../../api/entitlements';
import type { ApiError } from '../../../../core/errors';
import type { HttpClient } from '../../../../core/http-client';
import { type Loaded, loadedOf } from '../../../parts/loaded';
import { limitOf } from './limits';
import { type MeterDefinition, meters } from './meters';

/** How much the tenant has of a kind. */
export interface MeterUsage extends Pick<MeterDefinition, 'name' | 'label'> {
  /** `null` if it could not be loaded. */
  used: number | null;
  /** `undefined` if nothing limits it, `null` if the limits could not be loaded. */
  limit: number | null | undefined;
}

/** The numbers of the meters. */
export interface MetersUsage {
  rows: readonly MeterUsage[];
  /** Why a number or the limits are missing. */
  failure: ApiError | undefined;
}

export interface MetersQuery {
  names: readonly string[];
  tenantId: string;
}

/**
 * Loads the numbers of meters and their limits.
 *
 * @throws {ApiError} if none of the numbers can be loaded. A single one that can't is `null`.
 */
export async function loadMeters(http: HttpClient, { names, tenantId }: MetersQuery): Promise<MetersUsage> {
  const shown = meters.filter(({ name }) => names.includes(name));
  const [entitlements, ...counts] = await Promise.all([
    loadedOf(loadLimits(http)),
    ...shown.map(({ count }) => loadedOf(count(http, tenantId))),
  ]);
  const failure = [...counts, entitlements].map(failureOf).find((error) => error !== undefined);
  if (failure && counts.every(({ phase }) => phase === 'failed')) throw failure;
  const limits = entitlements.phase === 'ready' ? entitlements.data : null;
  const rows = shown.map(({ name, label }, index): MeterUsage => {
    const count = counts[index];
    return { name, label, used: count?.phase === 'ready' ? count.data : null, limit: limits ? limits.get(name) : null };
  });
  return { rows, failure };
}

async function loadLimits(http: HttpClient) {
  const entitlements = await getUserEntitlements(http);
  return new Map(meters.map(({ name }) => [name, limitOf(name, entitlements)]));
}

function failureOf(loaded: Loaded<unknown>): ApiError | undefined {
  return loaded.phase === 'failed' ? loaded.error : undefined;
}
