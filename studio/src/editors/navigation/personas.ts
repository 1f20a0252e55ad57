import { buildWorld, personas } from '@portico/fixtures';
import { createWorld } from '@portico/mock-backend';
import { holdsPermission, type UserAccess } from '@portico/sdk/metadata';
import { z } from 'zod';

/** The persona of the portal preview when the view names none. */
export const standardPersona = personas[0]?.email ?? '';

/** The tables that determine the permissions of a user. */
const tablesSchema = z.object({
  users: z.array(z.object({ id: z.string(), email: z.string(), superUser: z.boolean().optional() })),
  memberships: z.array(z.object({ userId: z.string(), roleIds: z.array(z.string()) })),
  roles: z.array(z.object({ id: z.string(), permissionIds: z.array(z.string()) })),
  permissions: z.array(z.object({ id: z.string(), key: z.string() })),
  flags: z.array(z.object({ id: z.string(), on: z.boolean() })),
});

const accessByEmail = new Map<string, UserAccess>();

/**
 * The permissions and flags of a user of the demo team, as the conditions of the menu check them. Those of the first
 * persona for other users: the preview shows its screens as that user, because their worlds have no such user.
 */
export function accessOf(email: string): UserAccess {
  const known = accessByEmail.get(email);
  if (known) return known;
  const { world } = buildWorld({ scenario: 'small-team', persona: email }, createWorld);
  const tables = tablesSchema.parse(world.snapshot().tables);
  const find = (wanted: string) => tables.users.find((row) => row.email === wanted);
  const user = find(email) ?? find(standardPersona);
  const roleIds = tables.memberships.filter((row) => row.userId === user?.id).flatMap((row) => row.roleIds);
  const permissionIds = new Set(
    tables.roles.filter((role) => roleIds.includes(role.id)).flatMap((role) => role.permissionIds),
  );
  const granted = tables.permissions.filter((permission) => permissionIds.has(permission.id));
  const flags = new Set(tables.flags.filter((flag) => flag.on).map((flag) => flag.id));
  const access: UserAccess = {
    superUser: user?.superUser === true,
    holds: (required) => holdsPermission(granted, required),
    flagOn: (flag) => flags.has(flag),
  };
  accessByEmail.set(email, access);
  return access;
}
