import type { Permission, Role } from '../../../../contract';
import { type Grant, grantsOf } from '../permissions/grants';
import type { PermissionGroup } from '../permissions/permission-groups';

/** Columns that are shown while no roles are chosen. */
const FIRST_COLUMNS = 8;

/** A column of the matrix. */
export interface MatrixColumn {
  role: Role;
  grants: ReadonlyMap<string, Grant>;
}

/** The columns of the chosen roles, or of the first ones if none of them exists. */
export function columnsOf(
  roles: readonly Role[],
  chosen: readonly string[],
  permissions: readonly Permission[],
): MatrixColumn[] {
  const named = roles.filter(({ id }) => chosen.includes(id));
  const shown = named.length > 0 ? named : roles.slice(0, FIRST_COLUMNS);
  return shown.map((role) => ({ role, grants: grantsOf(role, permissions) }));
}

/** The groups with only those permissions that some of the roles allow and others don't. */
export function onlyDifferences(
  groups: readonly PermissionGroup[],
  columns: readonly MatrixColumn[],
): readonly PermissionGroup[] {
  const differs = ({ id }: Permission) => new Set(columns.map(({ grants }) => grants.has(id))).size > 1;
  return groups
    .map((group) => ({ ...group, permissions: group.permissions.filter(differs) }))
    .filter(({ permissions }) => permissions.length > 0);
}
