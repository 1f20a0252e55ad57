/** The person in front of a gate, as far as gates care. */
export interface Holder {
  superUser?: boolean | undefined;
  roles?: readonly { key: string }[] | undefined;
  permissions?: readonly { key: string }[] | undefined;
}

/** What a gate asks for: every role and every permission named. */
export interface Requirements {
  requiredRoles?: readonly string[] | undefined;
  requiredPermissions?: readonly string[] | undefined;
}

/**
 * Whether `pattern` covers the whole `text`: `*` stands for any text, also for none; everything else is literal.
 * Each piece between two stars is looked for once, from left to right, so no pattern takes long.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const pieces = pattern.split('*');
  const head = pieces.shift() ?? '';
  const tail = pieces.pop();
  if (tail === undefined) return pattern === text;
  if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false;
  const end = text.length - tail.length;
  let from = head.length;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0 || at + piece.length > end) return false;
    from = at + piece.length;
  }
  return true;
}

/**
 * Whether one of the `held` keys grants `required`. A star may stand in either: a held `fe.secure.*` grants every key
 * below it, and a required `fe.subscriptions.*` (portal spec §6) asks for any one of them.
 */
export function holdsPermission(held: readonly { key: string }[], required: string): boolean {
  return held.some(({ key }) => matchesWildcard(key, required) || matchesWildcard(required, key));
}

/**
 * Whether somebody passes a gate: a superUser always, anybody else with every required role and permission.
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
