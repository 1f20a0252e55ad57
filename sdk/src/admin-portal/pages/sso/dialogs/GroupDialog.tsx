import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslate } from '../../../../app/context';
import type { SsoGroup } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { Translate } from '../../../../metadata';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { formErrors, longest, required, text } from '../../../parts/form-schema';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { useCloseAndReload } from '../../../shell/use-close-and-reload';
import { usePortalActions } from '../../../shell/use-portal';
import { MAX_GROUP_LENGTH } from '../sso-constants';
import { useSso } from '../use-sso';
import { ConnectionRoles } from './ConnectionRoles';
import { useCloseSaved } from './use-saved-roles';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

export interface GroupDialogProps {
  connectionId: string;
  /** Absent for a new one. */
  group: SsoGroup | undefined;
}

/** Adds a group of the provider with its roles, or changes one. */
export function GroupDialog(props: GroupDialogProps) {
  return <FromCurrent>{(loadCurrent) => <GroupForm {...props} onLoadCurrent={loadCurrent} />}</FromCurrent>;
}

function GroupForm({ connectionId, group, onLoadCurrent }: GroupDialogProps & { onLoadCurrent: () => void }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [roleIds, setRoleIds] = useState<string[]>(group?.roleIds ?? []);
  const [name] = useState(group?.group ?? '');
  return (
    <EditDialog
      title={t(`adminPortal.sso_ManageAuthorization.${group ? 'editTitle' : 'addTitle'}`, { group: name })}
      saving={useSaveGroup({ connectionId, group }, roleIds)}
      faults={{ [TAKEN]: 'group' }}
      messages={{ [TAKEN]: t('adminPortal.sso_ManageAuthorization.rolesGroupsNameDuplicateError') }}
      validate={(values) => formErrors(groupSchema(t), values)}
      submitDisabled={useSso((sso) => sso.roles === null)}
      cancel={t('adminPortal.sso_ManageAuthorization.cancel')}
      submit={t('adminPortal.sso_ManageAuthorization.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload(useSso((sso) => sso.load))}
      onClose={closeDialog}
    >
      <TextField
        name="group"
        label={t('adminPortal.sso_ManageAuthorization.group')}
        help={t('adminPortal.sso_ManageAuthorization.groupHelp')}
        defaultValue={name}
        autoComplete="off"
        data-initial-focus
      />
      <ConnectionRoles selected={roleIds} onChange={setRoleIds} />
    </EditDialog>
  );
}

function useSaveGroup({ connectionId, group }: GroupDialogProps, roleIds: string[]) {
  const addGroup = useSso((sso) => sso.addGroup);
  const changeGroup = useSso((sso) => sso.changeGroup);
  return useSaveOnBase(
    group,
    (values: FormValues, base) => {
      const draft = { group: (values.group ?? '').trim(), roleIds };
      return base ? changeGroup(connectionId, base, draft) : addGroup(connectionId, draft);
    },
    useCloseSaved(),
  );
}

const groupSchema = (t: Translate) =>
  z.object({
    group: text(
      required(() => t('adminPortal.sso_ManageAuthorization.rolesGroupsNameEmptyError')),
      longest(t, MAX_GROUP_LENGTH),
    ),
  });
