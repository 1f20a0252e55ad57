import { errorCodes, type SsoGroup } from '@portico/sdk/contract';
import type { Rows, SsoConfigurationRow } from '../../../db/tables';
import { type Context, refuse } from '../call/context';
import type { Caller } from '../call/handler-context';
import { syncMappedRoles } from '../directory/directory-groups';
import { findGrantableRoles } from '../team/team-members';

type SsoGroupRow = Rows['ssoGroups'];

/** What a request says about a mapped group. */
interface Mapping {
  group: string;
  roleIds?: readonly string[] | undefined;
}

/** The mapped groups of a configuration, oldest first. */
export function ssoGroupsOf({ db }: Context, configurationId: string): SsoGroup[] {
  const rows = db.ssoGroups.listBy('configurationId', configurationId);
  return rows.map(({ id, group, roleIds }) => ({ id, group, roleIds }));
}

/** @throws {Refusal} 404. */
export function findSsoGroup(context: Context, { id }: SsoConfigurationRow, groupId: string): SsoGroupRow {
  const group = context.db.ssoGroups.find(groupId);
  if (group?.configurationId === id) return group;
  return refuse(context, 404, errorCodes.notFound, 'There is no such group.', { kind: 'group' });
}

/**
 * Maps a group to roles.
 *
 * @throws {Refusal} 400 and 403 for the roles, 409 when the group is mapped already.
 */
export function addSsoGroup(
  context: Context,
  caller: Caller,
  configuration: SsoConfigurationRow,
  { group, roleIds = [] }: Mapping,
): void {
  findGrantableRoles(context, caller, roleIds);
  refuseMappedGroup(context, configuration.id, group);
  insertSsoGroup(context, configuration, { group, roleIds });
}

/**
 * Changes a mapping.
 *
 * @throws {Refusal} as {@link addSsoGroup}.
 */
export function changeSsoGroup(context: Context, caller: Caller, row: SsoGroupRow, change: Required<Mapping>): void {
  const { group, roleIds = [] } = change;
  findGrantableRoles(context, caller, roleIds);
  refuseMappedGroup(context, row.configurationId, group, row.id);
  context.db.ssoGroups.update(row.id, { group, roleIds: [...new Set(roleIds)] });
  syncMappedRoles(context, row.tenantId);
}

/** Adds a mapping whose roles and name are right. */
export function insertSsoGroup(
  context: Context,
  { id: configurationId, tenantId }: SsoConfigurationRow,
  { group, roleIds }: { group: string; roleIds: readonly string[] },
): void {
  const row = { id: context.ids.uuid(), tenantId, configurationId, group, roleIds: [...new Set(roleIds)] };
  context.db.ssoGroups.insert(row);
  syncMappedRoles(context, tenantId);
}

/** Removes a mapping. */
export function removeSsoGroup(context: Context, { id, tenantId }: SsoGroupRow): void {
  context.db.ssoGroups.remove(id);
  syncMappedRoles(context, tenantId);
}

/** Removes all mappings of a configuration. */
export function removeSsoGroups(context: Context, configurationId: string): void {
  for (const row of context.db.ssoGroups.listBy('configurationId', configurationId)) removeSsoGroup(context, row);
}

/** Group names are compared exactly, with their case, as directories do. */
function refuseMappedGroup(context: Context, configurationId: string, group: string, own?: string): void {
  const taken = ssoGroupsOf(context, configurationId).some((row) => row.group === group && row.id !== own);
  if (taken) refuse(context, 409, errorCodes.alreadyExists, 'This group is mapped already.', { field: 'group' });
}

/** @throws {Refusal} 409 when a list names a group twice. */
export function refuseRepeatedGroups(context: Context, groups: readonly { group: string }[]): void {
  const names = new Set(groups.map(({ group }) => group));
  if (names.size === groups.length) return;
  refuse(context, 409, errorCodes.alreadyExists, 'A group is named twice.', { field: 'group' });
}
