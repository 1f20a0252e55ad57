import { useState } from 'react';
import type { LazyContent } from '../../../../app/lazy/lazy-component';
import type { Role } from '../../../../contract';
import { usePermission, useUserAccess } from '../../../parts/use-access';
import { usePageDialog } from '../../../shell/use-portal';
import { canDo, type RoleActionId } from '../role-actions';
import { type RolesDialog, rolesDialogs } from '../roles-dialogs';
import { rolesPermissions } from '../roles-permissions';
import { useRoles, useRolesData } from '../use-roles';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { PermissionRolesDialog } from './PermissionRolesDialog';
import { RoleFormPanel } from './RoleFormPanel';
import { RoleGonePanel, RolePanel } from './RolePanel';

/** The open dialog of the page, if the user may open it: its address can also come from another user. */
function RoleDialogs() {
  const dialog = usePageDialog<RolesDialog>(rolesDialogs);
  const isReady = useRoles(({ data }) => data.phase === 'ready');
  const mayCreate = usePermission(rolesPermissions.create);
  const mayUpdate = usePermission(rolesPermissions.update);
  if (!dialog || !isReady) return null;
  if ('roleId' in dialog) return <DialogAboutRole key={dialog.roleId} dialog={dialog} />;
  if (dialog.kind === 'createRole') return mayCreate ? <RoleFormPanel task="create" /> : null;
  return mayUpdate ? <DialogAboutPermission permissionId={dialog.permissionId} /> : null;
}

/** The chunk of the page's dialogs. */
export const content: LazyContent<object> = { component: RoleDialogs };

function DialogAboutPermission({ permissionId }: { permissionId: string }) {
  const permission = useRolesData().permissions.find(({ id }) => id === permissionId);
  return permission ? <PermissionRolesDialog key={permissionId} permission={permission} /> : null;
}

type DialogOfRole = Extract<RolesDialog, { roleId: string }>;

const actions: Record<Exclude<DialogOfRole['kind'], 'showRole'>, RoleActionId> = {
  editRole: 'edit',
  duplicateRole: 'duplicate',
  deleteRole: 'delete',
};

function DialogAboutRole({ dialog: { kind, roleId } }: { dialog: DialogOfRole }) {
  const { holds } = useUserAccess();
  const role = useRoleOnceSeen(roleId);
  if (!role) return <RoleGonePanel />;
  if (kind === 'showRole') return <RolePanel role={role} />;
  if (!canDo(actions[kind], role, holds)) return null;
  if (kind === 'deleteRole') return <DeleteRoleDialog role={role} />;
  return <RoleFormPanel key={kind} task={kind === 'editRole' ? 'edit' : 'duplicate'} role={role} />;
}

/** A role as it was last seen: the dialog of one that was deleted meanwhile stays open, with what was typed. */
function useRoleOnceSeen(roleId: string): Role | undefined {
  const role = useRolesData().roles.find(({ id }) => id === roleId);
  const [seen, setSeen] = useState(role);
  if (role && role !== seen) setSeen(role);
  return role ?? seen;
}
