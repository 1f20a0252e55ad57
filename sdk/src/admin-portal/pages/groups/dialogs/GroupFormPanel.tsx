import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextField } from '../../../../ui/TextField';
import { ConflictAlert } from '../../../parts/ConflictAlert';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { usePortalActions } from '../../../shell/use-portal';
import { ColorChoice } from './ColorChoice';
import { groupDraftOf, groupSchema } from './group-form';
import { useSaveGroup } from './use-save-group';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const NAME_TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Creates a group, or edits one. */
export function GroupFormPanel({ group }: { group?: Group }) {
  // The group as the form shows it: what others change meanwhile must not replace what is typed.
  const [base, setBase] = useState(group);
  const [version, setVersion] = useState(0);
  const loadCurrent = () => {
    setBase(group);
    setVersion(version + 1);
  };
  return <GroupForm key={version} base={base} current={group} onLoadCurrent={loadCurrent} />;
}

interface GroupFormProps {
  base: Group | undefined;
  current: Group | undefined;
  onLoadCurrent: () => void;
}

function GroupForm({ base, current, onLoadCurrent }: GroupFormProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const { save, conflict, met } = useSaveGroup(base, current);
  const edit = conflict === 'changed' ? 'saveAnyway' : 'save';
  const submit = base && conflict !== 'gone' ? edit : 'create';

  return (
    <FormDialog
      title={t(`adminPortal.usersGroups_addOrEditGroupDialog.${base ? 'titleEdit' : 'titleCreate'}`, {
        name: base?.name ?? '',
      })}
      size="panel"
      action={{ ...save, run: (values) => save.run(groupDraftOf(values)) }}
      faults={{ [NAME_TAKEN]: 'name' }}
      messages={{ [NAME_TAKEN]: t('adminPortal.usersGroups_addOrEditGroupDialog.groupNameAlreadyExists') }}
      alert={
        met && (
          <ConflictAlert
            title={t(`adminPortal.usersGroups_addOrEditGroupDialog.${met}Title`)}
            message={t(`adminPortal.usersGroups_addOrEditGroupDialog.${met}Text`)}
            focusOn={save.failures}
            onRecover={met === 'changed' ? onLoadCurrent : undefined}
            recoverLabel={t('adminPortal.usersGroups_addOrEditGroupDialog.loadCurrent')}
          />
        )
      }
      validate={(values) => formErrors(groupSchema(t), values)}
      cancel={t('adminPortal.usersGroups_addOrEditGroupDialog.cancel')}
      submit={t(`adminPortal.usersGroups_addOrEditGroupDialog.${submit}`)}
      onClose={closeDialog}
    >
      <TextField
        name="name"
        label={t('adminPortal.usersGroups_addOrEditGroupDialog.groupName')}
        autoComplete="off"
        defaultValue={base?.name ?? ''}
        data-initial-focus
      />
      <TextArea
        name="description"
        label={t('adminPortal.usersGroups_addOrEditGroupDialog.groupDescription')}
        defaultValue={base?.description ?? ''}
      />
      <ColorChoice color={base?.color} />
    </FormDialog>
  );
}
