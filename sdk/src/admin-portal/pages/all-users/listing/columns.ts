import type { KnownTextKey } from '../../../../metadata';
import { type TableLayoutState, useTableLayout } from '../../../parts/use-table-layout';

/** Columns of the table, and whether each is shown at first. */
const defaults = { user: true, accounts: true, roles: true, joined: true, lastSeen: true, email: false };

/** One column of the table. */
export type AllUsersColumn = keyof typeof defaults;

const columnIds = Object.keys(defaults) as AllUsersColumn[];

/** The title of each column. */
export const columnTitles = {
  user: 'adminPortal.allUsers.userHeader',
  accounts: 'adminPortal.allUsers.accountsHeader',
  roles: 'adminPortal.allUsers.rolesHeader',
  joined: 'adminPortal.allUsers.joinedHeader',
  lastSeen: 'adminPortal.allUsers.lastSeenHeader',
  email: 'adminPortal.users.emailHeader',
} as const satisfies Record<AllUsersColumn, KnownTextKey>;

/** The layout of the table. The column that names the row comes first and is always shown. */
export function useAllUsersLayout(): TableLayoutState {
  const columns = columnIds.filter((id) => id !== 'user').map((id) => ({ id, shown: defaults[id] }));
  return useTableLayout('allUsers', columns);
}

/** The columns that are shown, in the order that the user has chosen. */
export function shownColumns({ layout }: TableLayoutState): AllUsersColumn[] {
  const chosen = layout.columns.filter(({ shown }) => shown).map(({ id }) => id);
  return ['user', ...chosen.flatMap((id) => columnIds.find((column) => column === id) ?? [])];
}
