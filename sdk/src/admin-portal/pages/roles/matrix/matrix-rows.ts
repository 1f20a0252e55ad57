import type { Permission, Role } from '../../../../contract';
import type { BodyPart } from '../../../../ui/rows-in-view';
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

/** A row of the matrix: a permission or, without one, the head of a category. */
export interface MatrixRow {
  group: PermissionGroup;
  permission?: Permission;
}

/** The rows of all categories, each category's head first. */
export function rowsOf(groups: readonly PermissionGroup[]): readonly MatrixRow[] {
  return groups.flatMap((group) => [{ group }, ...group.permissions.map((permission) => ({ group, permission }))]);
}

/** The key of a row. */
export const keyOfRow = ({ group, permission }: MatrixRow) => permission?.id ?? `category ${group.id}`;

/** The rows of one category that are in the page, and the gaps between and before them. */
interface MatrixBody {
  key: string;
  parts: BodyPart[];
}

/** The parts of the table by category. The first body keeps its key, whatever category it shows. */
export function bodiesOf(parts: readonly BodyPart[], rows: readonly MatrixRow[]): readonly MatrixBody[] {
  const bodies: MatrixBody[] = [{ key: 'first', parts: [] }];
  let category: string | undefined;
  for (const part of parts) {
    const of = 'index' in part ? rows[part.index]?.group.id : undefined;
    if (of && category && of !== category) bodies.push({ key: of, parts: [] });
    category = of ?? category;
    bodies.at(-1)?.parts.push(part);
  }
  return bodies;
}
