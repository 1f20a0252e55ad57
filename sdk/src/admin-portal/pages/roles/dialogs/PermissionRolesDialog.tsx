import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Permission, Role } from '../../../../contract';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { useNotify } from '../../../../ui/Notifications';
import { FormDialog } from '../../../parts/FormDialog';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { grantsOf } from '../permissions/grants';
import { isBuiltIn } from '../role-actions';
import { useRoles, useRolesData } from '../use-roles';

/** Sets which of the tenant's own roles have a permission; built-in ones are shown and can't be changed. */
export function PermissionRolesDialog({ permission }: { permission: Permission }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const { roles } = useRolesData();
  const setRoles = useRoles((store) => store.setPermissionRoles);
  const [selected, setSelected] = useState(() =>
    roles.filter((role) => role.permissions.includes(permission.id)).map(({ id }) => id),
  );
  const save = useAction(
    () => setRoles(permission.id, selected),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.roles_managePermissions.saved'));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.roles_managePermissions.title')}
      action={save}
      cancel={t('adminPortal.roles_managePermissions.cancel')}
      submit={t('adminPortal.roles_managePermissions.save')}
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
      />
    </FormDialog>
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
