import type { ReactNode } from 'react';
import { isAuthorized } from '../access/permissions';
import { useSession } from '../app/context';

export interface AuthorizedContentProps {
  /** Every one of these is needed. */
  requiredRoles?: string[];
  /** Every one of these is needed; `*` stands for any text. */
  requiredPermissions?: string[];
  /** Renders both outcomes; without it the children are shown or hidden. */
  render?: (isAuthorized: boolean) => ReactNode;
  children?: ReactNode;
}

/**
 * Shows its content to whoever holds every role and permission named; a superUser always does.
 *
 * @see Sign-in spec §6
 */
export function AuthorizedContent({ requiredRoles, requiredPermissions, render, children }: AuthorizedContentProps) {
  const authorized = useSession(({ user }) => isAuthorized(user, { requiredRoles, requiredPermissions }));
  if (render) return render(authorized);
  return authorized ? children : null;
}
