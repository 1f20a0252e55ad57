import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { SsoGroup } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import type { FormValues } from '../../../../ui/Form';
import { TextField } from '../../../../ui/TextField';
import { EditDialog, FromCurrent } from '../../../parts/EditDialog';
import { useSaveOnBase } from '../../../parts/use-conflicting-save';
import { usePortalActions } from '../../../shell/use-portal';
import { MAX_GROUP_LENGTH } from '../sso-constants';
import { useSso } from '../use-sso';
import { ConnectionRoles } from './ConnectionRoles';
import { useCloseAndReload, useCloseSaved } from './use-saved-roles';

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
      validate={(values) => ({ group: nameProblem(t, (values.group ?? '').trim()) })}
      submitDisabled={useSso((sso) => sso.roles === null)}
      cancel={t('adminPortal.sso_ManageAuthorization.cancel')}
      submit={t('adminPortal.sso_ManageAuthorization.save')}
      onLoadCurrent={onLoadCurrent}
      onGone={useCloseAndReload()}
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

function nameProblem(t: ReturnType<typeof useTranslate>, name: string): string | undefined {
  if (name === '') return t('adminPortal.sso_ManageAuthorization.rolesGroupsNameEmptyError');
  return name.length > MAX_GROUP_LENGTH ? t('common.fields.isTooLong', { length: MAX_GROUP_LENGTH }) : undefined;
}
