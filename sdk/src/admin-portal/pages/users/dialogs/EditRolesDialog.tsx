import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { TeamUser } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { useNotify } from '../../../../ui/Notifications';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { useAction } from '../../../parts/use-action';
import { usePortalActions } from '../../../shell/use-portal';
import { useUsers } from '../use-users';
import { RoleChoices } from './RoleChoices';

/** Sets the roles of a member. No role is permitted, and sent as one empty role id (portal spec §4). */
export function EditRolesDialog({ member }: { member: TeamUser }) {
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const setRoles = useUsers((users) => users.setRoles);
  const [roleIds, setRoleIds] = useState<string[]>(member.roles.map(({ id }) => id));
  const name = member.name || member.email;
  const save = useAction(
    () => setRoles(member.id, roleIds),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.users.rolesSaved', { name }));
    },
  );
  return (
    <Dialog
      title={t('adminPortal.users_EditUserRoles.titleFor', { name })}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={closeDialog}
    >
      <Form onSubmit={() => save.run()} pending={save.pending}>
        <DialogBody>
          {save.error && <ErrorAlert error={save.error} focusOn={save.failures} />}
          <RoleChoices
            label={t('adminPortal.users_EditUserRoles.selectRolesLabel')}
            description={t('adminPortal.users_EditUserRoles.selectRolesTooltip')}
            selected={roleIds}
            onChange={setRoleIds}
          />
          {roleIds.length === 0 && (
            <p className="portico-hint" role="status">
              {t('adminPortal.users_EditUserRoles.noRolesHint')}
            </p>
          )}
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
            {t('adminPortal.users_EditUserRoles.cancel')}
          </Button>
          <Button type="submit" pending={save.pending}>
            {t('adminPortal.users_EditUserRoles.update')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
