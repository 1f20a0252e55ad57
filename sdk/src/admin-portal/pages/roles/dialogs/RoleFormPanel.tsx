import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../../app/context';
import { SlowRequest } from '../../../../app/SlowRequest';
import type { Role } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Button } from '../../../../ui/Button';
import { DialogActions, DialogBody } from '../../../../ui/Dialog';
import { Form } from '../../../../ui/Form';
import { SidePanel } from '../../../../ui/SidePanel';
import { Switch } from '../../../../ui/Switch';
import { ConflictAlert } from '../../../parts/ConflictAlert';
import { ErrorAlert } from '../../../parts/ErrorAlert';
import { usePortalActions } from '../../../shell/use-portal';
import { PermissionPicker } from '../permissions/PermissionPicker';
import { useRolesData } from '../use-roles';
import { RoleFields } from './RoleFields';
import { draftOf, type RoleTask, roleProblems } from './role-form';
import { type SaveRole, useSaveRole } from './use-save-role';

export interface RoleFormPanelProps {
  task: RoleTask;
  /** The role to edit or to duplicate. */
  role?: Role;
}

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const KEY_TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** Creates, edits or duplicates a role. */
export function RoleFormPanel({ task, role }: RoleFormPanelProps) {
  // The role as the form shows it: what others change meanwhile must not replace what is typed.
  const [base, setBase] = useState(role);
  return <RoleForm key={base?.updatedAt} task={task} base={base} onLoadCurrent={setBase} />;
}

interface RoleFormProps {
  task: RoleTask;
  base: Role | undefined;
  onLoadCurrent: (role: Role | undefined) => void;
}

function RoleForm({ task, base, onLoadCurrent }: RoleFormProps) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const [isDefault, setIsDefault] = useState(task === 'edit' && base?.isDefault === true);
  const [permissions, setPermissions] = useState<ReadonlySet<string>>(new Set(base?.permissions));
  const saving = useSaveRole(task, base);
  const { save, conflict, current } = saving;
  const { roles } = useRolesData();
  const others = task === 'edit' ? roles.filter(({ id }) => id !== base?.id) : roles;
  const form = useRef<HTMLDivElement>(null);
  const isKeyTaken = save.error?.errorCode === KEY_TAKEN;
  useEffect(() => {
    if (isKeyTaken && save.failures) form.current?.querySelector<HTMLElement>('[name="key"]')?.focus();
  }, [isKeyTaken, save.failures]);

  return (
    <SidePanel
      title={titleOf(t, task, base)}
      closeLabel={t('common.actions.close')}
      pending={save.pending}
      onClose={closeDialog}
    >
      <Form
        onSubmit={(values) => save.run(draftOf(values, isDefault, permissions))}
        validate={(values) => roleProblems(t, values, others)}
        pending={save.pending}
      >
        <DialogBody>
          <div ref={form} className="portico-role-form">
            {conflict && save.error && (
              <ConflictAlert
                title={t(`adminPortal.roles_addOrEditRole.${conflict}Title`)}
                message={t(`adminPortal.roles_addOrEditRole.${conflict}Text`)}
                focusOn={save.failures}
                onLoadCurrent={conflict === 'changed' ? () => onLoadCurrent(current) : undefined}
                loadLabel={t('adminPortal.roles_addOrEditRole.loadCurrent')}
              />
            )}
            {save.error && !isKeyTaken && !conflict && <ErrorAlert error={save.error} focusOn={save.failures} />}
            <RoleFields
              task={task}
              role={base}
              keyError={isKeyTaken && t('adminPortal.roles_addOrEditRole.existingRoleKeyValidation')}
            />
            <Switch
              label={t('adminPortal.roles_addOrEditRole.defaultRole')}
              description={t('adminPortal.roles_addOrEditRole.defaultRoleDescription')}
              checked={isDefault}
              onChange={setIsDefault}
            />
            <PermissionPicker chosen={permissions} onChange={setPermissions} />
          </div>
        </DialogBody>
        {save.pending && <SlowRequest onCancel={save.cancel} />}
        <FormActions task={task} saving={saving} />
      </Form>
    </SidePanel>
  );
}

function titleOf(t: ReturnType<typeof useTranslate>, task: RoleTask, base: Role | undefined): string {
  const name = base?.name ?? '';
  if (task === 'create') return t('adminPortal.roles_addOrEditRole.createNewRole');
  return t(`adminPortal.roles_addOrEditRole.${task === 'edit' ? 'title' : 'duplicateTitle'}`, { name });
}

function FormActions({ task, saving: { save, conflict } }: { task: RoleTask; saving: SaveRole }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const edit = conflict === 'changed' ? 'saveAnyway' : 'save';
  const submit = task === 'edit' && conflict !== 'gone' ? edit : 'createRole';
  return (
    <DialogActions>
      <Button variant="secondary" onClick={closeDialog} disabled={save.pending}>
        {t('adminPortal.roles_addOrEditRole.cancel')}
      </Button>
      <Button type="submit" pending={save.pending}>
        {t(`adminPortal.roles_addOrEditRole.${submit}`)}
      </Button>
    </DialogActions>
  );
}
