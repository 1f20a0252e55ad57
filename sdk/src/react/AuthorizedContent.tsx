import type { ReactNode } from 'react';
import { isAuthorized } from '../access/permissions';
import { useSession } from '../app/context';

/** Props of {@link AuthorizedContent}. */
export interface AuthorizedContentProps {
  /** The user needs every one of these roles. */
  requiredRoles?: string[];
  /** The user needs every one of these permissions; `*` matches any text. */
  requiredPermissions?: string[];
  /** Renders both outcomes. Default: the children are shown or hidden. */
  render?: (isAuthorized: boolean) => ReactNode;
  children?: ReactNode;
}

/**
 * Shows its content to a user with every required role and permission; a superUser always has them.
 *
 * @see Sign-in spec §6
 */
export function AuthorizedContent({ requiredRoles, requiredPermissions, render, children }: AuthorizedContentProps) {
  const authorized = useSession(({ user }) => isAuthorized(user, { requiredRoles, requiredPermissions }));
  if (render) return render(authorized);
  return authorized ? children : null;
}
