/** Pages with a screen in this release, in menu order. */
export const portalPages = ['profile', 'users'] as const;
/** Name of a page of the admin portal. */
export type PortalPage = (typeof portalPages)[number];

/** The dialog over the page. */
export type PortalDialog =
  | { kind: 'none' }
  | { kind: 'editProfileField'; field: ProfileField }
  | { kind: 'removePicture' }
  | { kind: 'inviteUser' }
  | { kind: 'editRoles'; userId: string }
  | { kind: 'editAccessTime'; userId: string }
  | { kind: 'disableUser'; userId: string }
  | { kind: 'enableUser'; userId: string }
  | { kind: 'lockUser'; userId: string }
  | { kind: 'unlockUser'; userId: string }
  | { kind: 'revokeSessions'; userId: string }
  | { kind: 'deleteUser'; userId: string }
  | { kind: 'disableUsers'; userIds: readonly string[] }
  | { kind: 'deleteUsers'; userIds: readonly string[] };

/** Editable fields of the profile (portal spec §2). */
export type ProfileField = 'name' | 'username' | 'phoneNumber' | 'address' | 'jobTitle';

/** State of the admin portal: whether it is open, its page and its dialog. */
export interface PortalState {
  open: boolean;
  page: PortalPage;
  dialog: PortalDialog;
}
