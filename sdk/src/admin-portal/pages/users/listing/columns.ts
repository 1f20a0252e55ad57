import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../../app/context';
import type { KnownTextKey, PortalMetadata } from '../../../../metadata';
import { useFlag, usePermission } from '../../../parts/use-access';
import { type TableLayoutState, useTableLayout } from '../../../parts/use-table-layout';
import { MULTI_APPS_FLAG } from '../team-constants';
import { usersPermissions } from '../users-permissions';

/** Columns of the table (portal spec §2), and whether each is shown at first. */
const userColumns = {
  user: true,
  status: true,
  applications: true,
  groups: true,
  roles: true,
  joinedAt: true,
  lastSeen: true,
  managedBy: true,
  email: false,
  username: false,
  phoneNumber: false,
};

/** One column of the table. */
export type UserColumn = keyof typeof userColumns;

const columnIds = Object.keys(userColumns) as UserColumn[];

/** The title of each column. */
export const columnTitles = {
  user: 'adminPortal.users.userHeader',
  status: 'adminPortal.users.statusHeader',
  applications: 'adminPortal.users.applicationsHeader',
  groups: 'adminPortal.users.groupsHeader',
  roles: 'adminPortal.users.rolesHeader',
  joinedAt: 'adminPortal.users.joinedHeader',
  lastSeen: 'adminPortal.users.lastSeenHeader',
  managedBy: 'adminPortal.users.managedByHeader',
  email: 'adminPortal.users.emailHeader',
  username: 'adminPortal.users.usernameHeader',
  phoneNumber: 'adminPortal.users.phoneNumberHeader',
} as const satisfies Record<UserColumn, KnownTextKey>;

/** The layout of the table. The column that names the row comes first and is always shown. */
export function useUsersLayout(): TableLayoutState {
  const { document } = useStore(useApp().metadata);
  const hasApplications = useFlag(MULTI_APPS_FLAG);
  const mayReadGroups = usePermission(usersPermissions.readGroups);
  const isOffered = (column: UserColumn) =>
    column !== 'user' &&
    (hasApplications || column !== 'applications') &&
    (mayReadGroups || column !== 'groups') &&
    isColumnShown(document, column);
  const columns = columnIds.filter(isOffered).map((id) => ({ id, shown: isChecked(document, id) }));
  return useTableLayout('users', columns);
}

/** The columns that are shown, in the order that the user has chosen. */
export function shownColumns({ layout }: TableLayoutState): UserColumn[] {
  const chosen = layout.columns.filter(({ shown }) => shown).map(({ id }) => id);
  return ['user', ...chosen.flatMap((id) => columnIds.find((column) => column === id) ?? [])];
}

/** Whether the vendor shows a column. Either of two options hides it. */
function isColumnShown(document: PortalMetadata, column: UserColumn): boolean {
  const entry = columnEntry(document, column);
  return entry?.appearance !== 'hidden' && entry?.visibility !== 'hidden';
}

function isChecked(document: PortalMetadata, column: UserColumn): boolean {
  return columnEntry(document, column)?.isChecked ?? userColumns[column];
}

function columnEntry(document: PortalMetadata, column: UserColumn) {
  return document.themeV2?.adminPortal?.pages?.users?.fieldsProperties?.tableColumns?.[column];
}

/** Whether the vendor permits invitations by e-mail, and the user may send them. */
export function useMayInvite(): boolean {
  const page = useStore(useApp().metadata, ({ document }) => document.themeV2?.adminPortal?.pages?.users);
  const isPermitted = usePermission(usersPermissions.invite);
  return isPermitted && !page?.hideInviteWithEmail && page?.inviteUserModal?.inviteByEmail?.enabled !== false;
}

/** Whether a field of the invite dialog is hidden, optional or required. */
export type FieldDemand = 'hidden' | 'optional' | 'required';

/** Whether name and phone number are hidden, optional or required in the invite dialog. */
export function useInviteDemands(): { name: FieldDemand; phone: FieldDemand } {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => ({ name: nameDemand(document), phone: phoneDemand(document) })),
  );
}

function nameDemand(document: PortalMetadata): FieldDemand {
  return themeDemand(document, 'name') ?? 'optional';
}

/**
 * Whether the phone number is hidden, optional or required in the invite dialog. The navigation's option takes
 * precedence; `true` means optional, `false` hidden. Default: `optional` (portal spec §2).
 */
function phoneDemand(document: PortalMetadata): FieldDemand {
  const word = document.navigation?.users?.inviteDialog?.phoneNumberField;
  if (word === 'mandatory') return 'required';
  if (word === false) return 'hidden';
  return themeDemand(document, 'phoneNumber') ?? 'optional';
}

function themeDemand(document: PortalMetadata, field: 'name' | 'phoneNumber'): FieldDemand | undefined {
  const entry = document.themeV2?.adminPortal?.pages?.users?.inviteUserModal?.inviteByEmail?.fieldsProperties?.[field];
  if (entry?.appearance === 'hidden') return 'hidden';
  return entry?.settings?.validation?.required ? 'required' : undefined;
}
