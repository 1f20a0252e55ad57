import { useState } from 'react';
import { listTeamRoles } from '../../../../api/team';
import { useApp, useTranslate } from '../../../../app/context';
import type { Group, TeamRole } from '../../../../contract';
import type { FormValues } from '../../../../ui/Form';
import { EditDialog } from '../../../parts/EditDialog';
import { RolesField } from '../../../parts/RolesField';
import { useConflictingSave } from '../../../parts/use-conflicting-save';
import { useOfferUndo } from '../../../parts/use-offer-undo';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import type { GroupsDialog } from '../groups-dialogs';
import { useGroups } from '../use-groups';

/** Sets the roles that a group gives to its members. */
export function GroupRolesDialog({ group }: { group: Group }) {
  const t = useTranslate();
  const { http } = useApp();
  const offerUndo = useOfferUndo();
  const { openDialog } = usePortalActions();
  const setRoles = useGroups((groups) => groups.setRoles);
  const [selected, setSelected] = useState(() => (group.roles ?? []).map(({ id }) => id));
  const [roles, showRoles] = useState<readonly TeamRole[] | null>(null);
  const load = async () => showRoles((await listTeamRoles(http)).items);
  const back = () => openDialog({ kind: 'showGroup', groupId: group.id } satisfies GroupsDialog);
  // What another user changes meanwhile is not the user's choice.
  const [base] = useState(group);
  const saving = useConflictingSave<FormValues>(async () => {
    const undo = await setRoles(base, selected);
    offerUndo(t('adminPortal.usersGroups_addOrEditGroupDialog.rolesSaved', { name: group.name }), undo);
  }, back);
  return (
    <EditDialog
      title={t('adminPortal.usersGroups_addOrEditGroupDialog.titleRoles', { name: group.name })}
      saving={saving}
      cancel={t('adminPortal.usersGroups_addOrEditGroupDialog.cancel')}
      submit={t('adminPortal.usersGroups_addOrEditGroupDialog.save')}
      submitDisabled={!roles}
      onGone={useCloseAndReload(useGroups((groups) => groups.load))}
      onClose={back}
    >
      <RolesField
        label={t('adminPortal.usersGroups_addOrEditGroupDialog.assignRoles')}
        description={t('adminPortal.usersGroups_addOrEditGroupDialog.assignRolesTooltip')}
        roles={roles}
        load={load}
        failedText={t('adminPortal.usersGroups_addOrEditGroupDialog.rolesLoadFailed')}
        selected={selected}
        onChange={setSelected}
        searchLabel={t('adminPortal.usersGroups_addOrEditGroupDialog.searchRoles')}
        clearSearchLabel={t('adminPortal.groups.clearSearch')}
        nothingFound={t('adminPortal.table.nothingFound')}
      />
      {roles && <EffectivePermissions roles={roles.filter(({ id }) => selected.includes(id))} />}
    </EditDialog>
  );
}

/** How many permissions some roles give together. */
function EffectivePermissions({ roles }: { roles: readonly TeamRole[] }) {
  const t = useTranslate();
  const count = new Set(roles.flatMap(({ permissions = [] }) => permissions)).size;
  return (
    <p className="portico-hint" role="status">
      {t('adminPortal.usersGroups_addOrEditGroupDialog.effectivePermissions', { count })}
    </p>
  );
}
