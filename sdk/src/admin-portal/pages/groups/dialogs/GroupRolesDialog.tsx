import { useCallback, useState } from 'react';
import { listTeamRoles } from '../../../../api/team';
import { useApp, useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { Group, TeamRole } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { ChoiceList } from '../../../../ui/ChoiceList';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { Skeleton } from '../../../../ui/Skeleton';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { LoadFailed } from '../../../parts/LoadFailed';
import { useAction } from '../../../parts/use-action';
import { useLoaded } from '../../../parts/use-loaded';
import { useOfferUndo } from '../../../parts/use-offer-undo';
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
  const [roles, reload] = useLoaded(useCallback(async () => (await listTeamRoles(http)).items, [http]));
  const back = () => openDialog({ kind: 'showGroup', groupId: group.id } satisfies GroupsDialog);
  const save = useAction(async () => {
    const undo = await setRoles(group, selected);
    offerUndo(t('adminPortal.usersGroups_addOrEditGroupDialog.rolesSaved', { name: group.name }), undo);
  }, back);
  return (
    <Dialog
      title={t('adminPortal.usersGroups_addOrEditGroupDialog.titleRoles', { name: group.name })}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={back}
    >
      <Form onSubmit={() => save.run()} pending={save.pending}>
        <DialogBody>
          {save.error && <ErrorAlert error={save.error} focusOn={save.failures} />}
          {roles.phase === 'loading' && <Skeleton height="132px" />}
          {roles.phase === 'failed' && (
            <LoadFailed
              title={t('adminPortal.usersGroups_addOrEditGroupDialog.rolesLoadFailed')}
              error={roles.error}
              onRetry={reload}
            />
          )}
          {roles.phase === 'ready' && <Choices roles={roles.data} selected={selected} onChange={setSelected} />}
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={back} disabled={save.pending}>
            {t('adminPortal.usersGroups_addOrEditGroupDialog.cancel')}
          </Button>
          <Button type="submit" pending={save.pending} disabled={roles.phase !== 'ready'}>
            {t('adminPortal.usersGroups_addOrEditGroupDialog.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface ChoicesProps {
  roles: readonly TeamRole[];
  selected: string[];
  onChange: (roleIds: string[]) => void;
}

/** The roles, and how many permissions the chosen ones give together. */
function Choices({ roles, selected, onChange }: ChoicesProps) {
  const t = useTranslate();
  const chosen = roles.filter(({ id }) => selected.includes(id));
  const count = new Set(chosen.flatMap(({ permissions = [] }) => permissions)).size;
  return (
    <>
      <ChoiceList
        label={t('adminPortal.usersGroups_addOrEditGroupDialog.assignRoles')}
        description={t('adminPortal.usersGroups_addOrEditGroupDialog.assignRolesTooltip')}
        choices={roles.map(({ id, name, description }) => ({
          id,
          label: name,
          description: description || undefined,
        }))}
        selected={selected}
        onChange={onChange}
        searchLabel={t('adminPortal.usersGroups_addOrEditGroupDialog.searchRoles')}
        clearSearchLabel={t('adminPortal.groups.clearSearch')}
      />
      <p className="portico-hint" role="status">
        {t('adminPortal.usersGroups_addOrEditGroupDialog.effectivePermissions', { count })}
      </p>
    </>
  );
}
