import type { DialogsOf } from '../../parts/page-definition';

/** Dialogs and panels about one role. */
type OneRoleKind = 'showRole' | 'editRole' | 'duplicateRole' | 'deleteRole';

/** State of a dialog over the roles. */
export type RolesDialog =
  | { kind: 'createRole' }
  | { [K in OneRoleKind]: { kind: K; roleId: string } }[OneRoleKind]
  | { kind: 'editPermissionRoles'; permissionId: string };

const about =
  <K extends OneRoleKind>(kind: K) =>
  (roleId: string) =>
    roleId ? { kind, roleId } : undefined;

/** The dialogs of the page, by their addresses. */
export const rolesDialogs = {
  createRole: () => ({ kind: 'createRole' }),
  showRole: about('showRole'),
  editRole: about('editRole'),
  duplicateRole: about('duplicateRole'),
  deleteRole: about('deleteRole'),
  editPermissionRoles: (permissionId) => (permissionId ? { kind: 'editPermissionRoles', permissionId } : undefined),
} as DialogsOf<RolesDialog>;
