import { isFlagOn } from '../../access/feature-flags';
import { isAuthorized } from '../../access/permissions';
import { useSession } from '../../app/context';
import type { UserAccess } from '../../metadata/navigation';

/** Whether the signed-in user holds a permission. */
export function usePermission(permission: string): boolean {
  return useSession(({ user }) => isAuthorized(user, { requiredPermissions: [permission] }));
}

/** Whether a feature flag is on. */
export function useFlag(flag: string): boolean {
  return useSession(({ flags }) => isFlagOn(flags, flag));
}

/** The signed-in user's permissions and flags, for the menu. */
export function useUserAccess(): UserAccess {
  const user = useSession((session) => session.user);
  const flags = useSession((session) => session.flags);
  return {
    superUser: user?.superUser === true,
    holds: (permission) => isAuthorized(user, { requiredPermissions: [permission] }),
    flagOn: (flag) => isFlagOn(flags, flag),
  };
}
