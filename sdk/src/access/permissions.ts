/** The user data that an authorization check reads. */
export interface Holder {
  superUser?: boolean | undefined;
  roles?: readonly { key: string }[] | undefined;
  permissions?: readonly { key: string }[] | undefined;
}

/** Requirements of an authorization check: every role and every permission. */
export interface Requirements {
  requiredRoles?: readonly string[] | undefined;
  requiredPermissions?: readonly string[] | undefined;
}

/**
 * Whether `pattern` matches the whole `text`: `*` matches any text, including none; everything else is literal. Each
 * part between two stars is searched once, from left to right, so every pattern is fast.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  const head = parts.shift() ?? '';
  const tail = parts.pop();
  if (tail === undefined) return pattern === text;
  if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false;
  const end = text.length - tail.length;
  let from = head.length;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}

/**
 * Whether one of the `granted` keys grants `required`. Either may have a star: a granted `fe.secure.*` grants every key below
 * it, and a required `fe.subscriptions.*` (portal spec §6) is granted by any key below it.
 */
export function holdsPermission(granted: readonly { key: string }[], required: string): boolean {
  return granted.some(({ key }) => matchesWildcard(key, required) || matchesWildcard(required, key));
}

/**
 * Whether a user is authorized: a superUser always, other users with every required role and permission.
 *
 * @see Sign-in spec §6
 */
export function isAuthorized(holder: Holder | null, { requiredRoles, requiredPermissions }: Requirements): boolean {
  if (!holder) return false;
  if (holder.superUser) return true;
  const { roles = [], permissions = [] } = holder;
  const hasRoles = (requiredRoles ?? []).every((role) => roles.some(({ key }) => key === role));
  return hasRoles && (requiredPermissions ?? []).every((permission) => holdsPermission(permissions, permission));
}
