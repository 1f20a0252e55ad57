import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Permission, Role } from '../../../../contract';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { useNotify } from '../../../../ui/Notifications';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { grantsOf, rolesWith } from '../permissions/grants';
import { isBuiltIn } from '../role-actions';
import { useRoles, useRolesData } from '../use-roles';

interface PermissionRolesDialogProps {
  permission: Permission;
}

/** Sets which of the tenant's own roles have a permission; built-in ones are shown and can't be changed. */
export function PermissionRolesDialog({ permission }: PermissionRolesDialogProps) {
  return (
    <FromCurrent>{(loadCurrent) => <RolesForm permission={permission} onLoadCurrent={loadCurrent} />}</FromCurrent>
  );
}

function RolesForm({ permission, onLoadCurrent }: PermissionRolesDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const { roles } = useRolesData();
  const load = useRoles((store) => store.load);
  const [selected, setSelected] = useState(() => rolesWith(permission.id, roles));
  return (
    <EditDialog
      title={t('adminPortal.roles_managePermissions.title')}
      saving={useSaveRoles(permission, selected)}
      cancel={t('adminPortal.roles_managePermissions.cancel')}
      submit={t('adminPortal.roles_managePermissions.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(load)}
      onClose={closeDialog}
    >
      <ChoiceList
        label={t('adminPortal.roles.tableLabel')}
        description={t('adminPortal.roles_managePermissions.description', { permission: permission.name })}
        choices={useChoices(permission)}
        selected={selected}
        onChange={setSelected}
        searchLabel={t('adminPortal.roles_managePermissions.searchRoles')}
        clearSearchLabel={t('adminPortal.roles.clearSearch')}
        nothingFound={t('adminPortal.table.nothingFound')}
      />
    </EditDialog>
  );
}

/** Saves the chosen roles. */
function useSaveRoles({ id }: Permission, selected: readonly string[]) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const { roles } = useRolesData();
  const setRoles = useRoles((store) => store.setPermissionRoles);
  // A role that was deleted meanwhile is no longer among the choices.
  const chosen = selected.filter((roleId) => roles.some((role) => role.id === roleId));
  return useSaveOnBase(
    rolesWith(id, roles),
    (_, base) => setRoles(id, chosen, base),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.roles_managePermissions.saved'));
    },
  );
}

function useChoices({ id }: Permission) {
  const t = useTranslate();
  const { roles, permissions } = useRolesData();
  const through = (role: Role) => {
    const grant = grantsOf(role, permissions).get(id);
    return grant?.by === 'other'
      ? t('adminPortal.roles_managePermissions.throughOther', { permission: grant.permission.name })
      : undefined;
  };
  return roles.map((role) => ({
    id: role.id,
    label: role.name,
    description: isBuiltIn(role) ? t('adminPortal.roles.builtInReason') : through(role),
    disabled: isBuiltIn(role),
  }));
}
