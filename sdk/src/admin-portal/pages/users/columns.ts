import { useStore } from 'zustand';
import { useApp } from '../../../app/context';
import type { PortalMetadata } from '../../../metadata';

/** Columns of the table (portal spec §2). `status` is there in newer documents and ours. */
export type UserColumn = 'user' | 'status' | 'roles' | 'joinedAt' | 'lastSeen' | 'managedBy';

/** Whether the vendor hides a column; either way of saying it counts. The first column names the row and stays. */
export function isColumnShown(document: PortalMetadata, column: UserColumn): boolean {
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

/** How the invite dialog asks for the name. */
export function nameDemand(document: PortalMetadata): FieldDemand {
  return themeDemand(document, 'name') ?? 'optional';
}

/**
 * How the invite dialog asks for the phone number: the navigation's word first, optional by default (portal spec §2).
 * `true` stands for optional, `false` leaves it out.
 */
export function phoneDemand(document: PortalMetadata): FieldDemand {
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
