import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { Group } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { TextArea } from '../../../../ui/fields/TextArea';
import { SidePanel } from '../../../../ui/SidePanel';
import { TextField } from '../../../../ui/TextField';
import { ConflictAlert } from '../../../parts/ConflictAlert';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { usePortalActions } from '../../../shell/use-portal';
import { ColorChoice } from './ColorChoice';
import { groupDraftOf, groupProblems } from './group-form';
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
  const { save, conflict } = useSaveGroup(base, current);
  const isNameTaken = save.error?.errorCode === NAME_TAKEN;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNameTaken && save.failures) fields.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [isNameTaken, save.failures]);
  const edit = conflict === 'changed' ? 'saveAnyway' : 'save';
  const submit = base && conflict !== 'gone' ? edit : 'create';

  return (
    <SidePanel
      title={t(`adminPortal.usersGroups_addOrEditGroupDialog.${base ? 'titleEdit' : 'titleCreate'}`, {
        name: base?.name ?? '',
      })}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={closeDialog}
    >
      <Form
        onSubmit={(values) => save.run(groupDraftOf(values))}
        validate={(values) => groupProblems(t, values)}
        pending={save.pending}
      >
        <DialogBody>
          <div ref={fields} className="portico-group-form">
            {conflict && save.error && (
              <ConflictAlert
                title={t(`adminPortal.usersGroups_addOrEditGroupDialog.${conflict}Title`)}
                message={t(`adminPortal.usersGroups_addOrEditGroupDialog.${conflict}Text`)}
                focusOn={save.failures}
                onLoadCurrent={conflict === 'changed' ? onLoadCurrent : undefined}
                loadLabel={t('adminPortal.usersGroups_addOrEditGroupDialog.loadCurrent')}
              />
            )}
            {save.error && !isNameTaken && !conflict && <ErrorAlert error={save.error} focusOn={save.failures} />}
            <TextField
              name="name"
              label={t('adminPortal.usersGroups_addOrEditGroupDialog.groupName')}
              error={isNameTaken ? t('adminPortal.usersGroups_addOrEditGroupDialog.groupNameAlreadyExists') : undefined}
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
          </div>
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <DialogActions>
          <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
            {t('adminPortal.usersGroups_addOrEditGroupDialog.cancel')}
          </Button>
          <Button type="submit" pending={save.pending}>
            {t(`adminPortal.usersGroups_addOrEditGroupDialog.${submit}`)}
          </Button>
        </DialogActions>
      </Form>
    </SidePanel>
  );
}
