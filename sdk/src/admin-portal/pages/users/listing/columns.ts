import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../../app/context';
import type { PortalMetadata } from '../../../../metadata';
import { usePermission } from '../../../parts/use-access';
import { usersPermissions } from '../users-permissions';

/** Columns of the table (portal spec §2). Only newer documents, and ours, contain `status`. */
const userColumns = ['user', 'status', 'roles', 'joinedAt', 'lastSeen', 'managedBy'] as const;

/** One column of the table. */
export type UserColumn = (typeof userColumns)[number];

/** The columns that the vendor shows. The same array is returned until they change, so that nothing renders again. */
export function useShownColumns(): readonly UserColumn[] {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => userColumns.filter((column) => isColumnShown(document, column))),
  );
}

/** Whether a column is shown. Either of two options hides it, except the first column, which names the row. */
function isColumnShown(document: PortalMetadata, column: UserColumn): boolean {
  if (column === 'user') return true;
  const entry = document.themeV2?.adminPortal?.pages?.users?.fieldsProperties?.tableColumns?.[column];
  return entry?.appearance !== 'hidden' && entry?.visibility !== 'hidden';
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
