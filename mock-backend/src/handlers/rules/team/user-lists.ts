import type { UserSortKey } from '@portico/sdk/contract';
import { selectPage } from '../../../db/select-page';
import type { Member } from '../auth/admission';
import type { Context } from '../call/context';
import { isLockedOut } from '../security/lockout';
import { passesOperator } from './filter-operators';
import { isEnrolled } from './views';

/** A member with the columns that lists are sorted by. */
interface ListedUser extends Member {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  verified: boolean;
  isLocked: boolean;
  provider: string;
  tenantId: string;
}

/** Which page of a team to read. */
export interface UserPageQuery {
  /** A user in several of them is listed once, as a member of the first. */
  tenantIds: readonly string[];
  /** Index of the page, from 0. */
  page: number;
  pageSize: number;
  sortBy?: UserSortKey;
  order?: 'asc' | 'desc';
  accept?: (member: Member) => boolean;
}

/** A page of the team, with the totals. */
export interface UserPage {
  members: Member[];
  totalItems: number;
  totalPages: number;
}

/** Reads a page; one beyond the end is empty. Oldest members come first unless sorted. */
export function pageOfUsers(context: Context, query: UserPageQuery): UserPage {
  const { tenantIds, page, pageSize, sortBy, order, accept } = query;
  const selected = selectPage(membersOf(context, tenantIds), {
    limit: pageSize,
    offset: page * pageSize,
    ...(accept && { filter: accept }),
    ...(sortBy && { sortBy }),
    ...(order && { order }),
  });
  return { members: selected.rows, totalItems: selected.total, totalPages: Math.ceil(selected.total / pageSize) };
}

/** Whether a text is part of a user's name, e-mail address or user name, whatever the case. */
export function matchesText(text: string): (member: Member) => boolean {
  const wanted = text.trim().toLowerCase();
  return ({ user }) =>
    [user.name, user.email, user.username ?? ''].some((value) => value.toLowerCase().includes(wanted));
}

/** What members are filtered by, named as in a team user. */
const filterFields: Readonly<Record<string, (context: Context, member: Member) => unknown>> = {
  id: (_, { user }) => user.id,
  name: (_, { user }) => user.name,
  email: (_, { user }) => user.email,
  username: (_, { user }) => user.username,
  phone: (_, { user }) => user.phoneNumber,
  verified: (_, { user }) => user.verified,
  isLocked: (context, { user }) => isLockedOut(context, user),
  isDisabled: (_, { membership }) => membership.isDisabled,
  activatedForTenant: (_, { membership }) => membership.activatedForTenant,
  managedBy: (_, { membership }) => membership.managedBy,
  roleIds: (_, { membership }) => membership.roleIds,
  mfaEnabled: (context, { user }) => isEnrolled(context.db, user),
  createdAt: (_, { membership }) => membership.createdAt,
  lastLogin: (_, { user }) => user.lastLogin,
  roleCount: (_, { membership }) => membership.roleIds.length,
};

/**
 * Whether a member passes every filter: part of a text, one of the roles (joined by commas), the same yes or no. A
 * filter by a field that members lack matches all of them. With an operator in brackets, such as
 * `createdAt[between_date]`, the value holds its operands, each encoded and joined by commas.
 */
export function matchesFields(context: Context, filters: Record<string, unknown>): (member: Member) => boolean {
  const wanted = Object.entries(filters).map(([key, value]) => {
    const [, field = key, operator] = /^(\w+)\[(\w+)\]$/.exec(key) ?? [];
    const text = String(value);
    const operands = operator === undefined ? [] : text.split(',').map(decoded);
    const passes = (found: unknown) =>
      operator === undefined ? matchesField(found, text) : passesOperator(operator, found, operands);
    return { read: Object.hasOwn(filterFields, field) ? filterFields[field] : undefined, passes };
  });
  return (member) => wanted.every(({ read, passes }) => !read || passes(read(context, member)));
}

function decoded(operand: string): string {
  try {
    return decodeURIComponent(operand);
  } catch {
    return operand;
  }
}

function matchesField(value: unknown, text: string): boolean {
  if (Array.isArray(value)) return text.split(',').some((one) => value.includes(one));
  return String(value ?? '')
    .toLowerCase()
    .includes(text.trim().toLowerCase());
}

/** Texts joined by commas, or `undefined` when there are none. */
export function splitIds(ids: string | undefined): ReadonlySet<string> | undefined {
  const parts = ids?.split(',').filter((id) => id !== '');
  return parts && parts.length > 0 ? new Set(parts) : undefined;
}

function* membersOf(context: Context, tenantIds: readonly string[]): Generator<ListedUser> {
  const seen = new Set<string>();
  for (const tenantId of tenantIds) {
    for (const membership of context.db.memberships.listBy('tenantId', tenantId)) {
      const user = context.db.users.find(membership.userId);
      if (!user || seen.has(user.id)) continue;
      if (tenantIds.length > 1) seen.add(user.id);
      const { id, name, email, verified, provider } = user;
      const { createdAt } = membership;
      yield {
        ...{ id, createdAt, name, email, verified, provider, tenantId, user, membership },
        // Only a list that is sorted by it reads it: a lookup for each of 100,000 users takes time.
        get isLocked() {
          return isLockedOut(context, user);
        },
      };
    }
  }
}
