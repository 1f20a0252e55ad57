import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../../app/context';
import type { PortalMetadata } from '../../../../metadata';

/** Columns of the table (portal spec §2). `status` is there in newer documents and ours. */
const userColumns = ['user', 'status', 'roles', 'joinedAt', 'lastSeen', 'managedBy'] as const;

/** One column of the table. */
export type UserColumn = (typeof userColumns)[number];

/** The columns that the vendor leaves in the table; stays the same list while they do, whatever else is edited. */
export function useShownColumns(): readonly UserColumn[] {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => userColumns.filter((column) => isColumnShown(document, column))),
  );
}

/** Either way of hiding a column counts. The first one names the row and stays. */
function isColumnShown(document: PortalMetadata, column: UserColumn): boolean {
  if (column === 'user') return true;
  const entry = document.themeV2?.adminPortal?.pages?.users?.fieldsProperties?.tableColumns?.[column];
  return entry?.appearance !== 'hidden' && entry?.visibility !== 'hidden';
}

/** Whether the vendor lets people invite by e-mail. */
export function useInviteAllowed(): boolean {
  const page = useStore(useApp().metadata, ({ document }) => document.themeV2?.adminPortal?.pages?.users);
  return !page?.hideInviteWithEmail && page?.inviteUserModal?.inviteByEmail?.enabled !== false;
}

/** How the invite dialog asks for one of its fields. */
export type FieldDemand = 'hidden' | 'optional' | 'required';

/** How the invite dialog asks for name and phone number. */
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
 * How the invite dialog asks for the phone number: the navigation's word first, optional by default (portal spec §2).
 * `true` stands for optional, `false` leaves it out.
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
