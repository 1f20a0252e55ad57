import { listApplications } from '../../../../api/applications';
import { getHierarchyMetadata } from '../../../../api/sub-accounts';
import { getTeamStats } from '../../../../api/team';
import { listTenantAccessTokens, listTenantApiTokens } from '../../../../api/tokens';
import type { HttpClient } from '../../../../core/http-client';
import type { KnownTextKey } from '../../../../metadata';
import { usagePermissions } from '../usage-permissions';
import { wholeNumber } from '../whole-number';

/** What is counted. The limit of each is a rule about the attribute `usage.{name}`. */
export type MeterName = 'users' | 'apiTokens' | 'accounts' | 'applications';

/** Something that is counted, for those who may see it. */
export interface MeterDefinition {
  name: MeterName;
  label: KnownTextKey;
  permissions: readonly string[];
  flag?: string;
  /** @throws {ApiError} if the number can't be loaded. */
  count: (http: HttpClient, tenantId: string) => Promise<number>;
}

/** The flag that shows applications (portal spec §6). */
const MULTI_APPS_FLAG = 'multi-apps-admin-portal';

/** All that is counted, in the order of the page. */
export const meters: readonly MeterDefinition[] = [
  {
    name: 'users',
    label: 'adminPortal.usage.users',
    permissions: [usagePermissions.users],
    count: async (http) => wholeNumber((await getTeamStats(http)).totalItems),
  },
  {
    name: 'apiTokens',
    label: 'adminPortal.usage.apiTokens',
    permissions: [usagePermissions.apiTokens],
    count: countTokens,
  },
  {
    name: 'accounts',
    label: 'adminPortal.usage.accounts',
    permissions: [usagePermissions.accounts],
    count: countAccounts,
  },
  {
    name: 'applications',
    label: 'adminPortal.usage.applications',
    permissions: [usagePermissions.users],
    flag: MULTI_APPS_FLAG,
    count: async (http) => wholeNumber((await listApplications(http)).length),
  },
];

/** Both kinds of tokens. */
async function countTokens(http: HttpClient): Promise<number> {
  const [{ accessTokens }, credentials] = await Promise.all([listTenantAccessTokens(http), listTenantApiTokens(http)]);
  return wholeNumber(accessTokens.length + credentials.length);
}

/** The accounts on all levels below the tenant. */
async function countAccounts(http: HttpClient, tenantId: string): Promise<number> {
  const answer = await getHierarchyMetadata(http, [tenantId]);
  return wholeNumber(answer.find((row) => row.tenantId === tenantId)?.totalSubTenants ?? 0);
}
