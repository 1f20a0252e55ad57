import { createContext, useContext } from 'react';
import { isFlagOn } from '../../access/feature-flags';
import { isAuthorized } from '../../access/permissions';
import { useSession } from '../../app/context';
import type { UserAccess } from '../../metadata/navigation';
import type { User } from '../../session/session';

/** The user whose permissions the surrounding page follows; `null` outside of a page: the signed-in user. */
export const PageUserContext = createContext<User | null>(null);

/** Whether the signed-in user holds a permission. */
export function usePermission(permission: string): boolean {
  const ofPage = useContext(PageUserContext);
  return useSession(({ user }) => isAuthorized(ofPage ?? user, { requiredPermissions: [permission] }));
}

/** Whether a feature flag is on. */
export function useFlag(flag: string): boolean {
  return useSession(({ flags }) => isFlagOn(flags, flag));
}

/** The permissions and flags of the page's user. */
export function useUserAccess(): UserAccess {
  const signedIn = useSession((session) => session.user);
  return useAccessOf(useContext(PageUserContext) ?? signedIn);
}

/** The permissions and flags of a user. */
export function useAccessOf(user: User | null): UserAccess {
  const flags = useSession((session) => session.flags);
  return {
    superUser: user?.superUser === true,
    holds: (permission) => isAuthorized(user, { requiredPermissions: [permission] }),
    flagOn: (flag) => isFlagOn(flags, flag),
  };
}
