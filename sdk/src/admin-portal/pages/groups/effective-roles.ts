import type { Group, TeamRole, UserRoleIds } from '../../../contract';

/** Own roles of members, and the names of all roles. */
export interface MemberRoles {
  own: readonly UserRoleIds[];
  roles: readonly Pick<TeamRole, 'id' | 'name'>[];
}

/**
 * The names of the roles that a member holds: their own and those of the group. Another group of theirs may give more.
 *
 * @param rolesEnabled Whether groups give roles in this account.
 * @returns Nothing for a member whose own roles are not loaded.
 */
export function effectiveRoles(
  userId: string,
  group: Group,
  { own, roles }: MemberRoles,
  rolesEnabled: boolean,
): string[] | undefined {
  const member = own.find((row) => row.userId === userId);
  if (!member) return undefined;
  const given = rolesEnabled ? (group.roles ?? []).map(({ id }) => id) : [];
  const ids = new Set([...given, ...member.roleIds]);
  return roles.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}
