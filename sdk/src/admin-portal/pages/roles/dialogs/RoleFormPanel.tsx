import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import type { ErrorCode } from '../../../../contract/error-codes';
import { Switch } from '../../../../ui/Switch';
import { ConflictAlert } from '../../../parts/ConflictAlert';
import { FormDialog } from '../../../parts/FormDialog';
import { formErrors } from '../../../parts/form-schema';
import { usePortalActions } from '../../../shell/use-portal';
import { PermissionPicker } from '../permissions/PermissionPicker';
import { useRolesData } from '../use-roles';
import { RoleFields } from './RoleFields';
import { draftOf, type RoleTask, roleSchema } from './role-form';
import { useSaveRole } from './use-save-role';

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
  const { save, conflict, met, current } = useSaveRole(task, base);
  const { roles } = useRolesData();
  const others = task === 'edit' ? roles.filter(({ id }) => id !== base?.id) : roles;
  const edit = conflict === 'changed' ? 'saveAnyway' : 'save';
  const submit = task === 'edit' && conflict !== 'gone' ? edit : 'createRole';
  return (
    <FormDialog
      title={titleOf(t, task, base)}
      size="panel"
      action={{ ...save, run: (values) => save.run(draftOf(values, isDefault, permissions)) }}
      faults={{ [KEY_TAKEN]: 'key' }}
      messages={{ [KEY_TAKEN]: t('adminPortal.roles_addOrEditRole.existingRoleKeyValidation') }}
      alert={
        met && (
          <ConflictAlert
            title={t(`adminPortal.roles_addOrEditRole.${met}Title`)}
            message={t(`adminPortal.roles_addOrEditRole.${met}Text`)}
            focusOn={save.failures}
            onRecover={met === 'changed' ? () => onLoadCurrent(current) : undefined}
            recoverLabel={t('adminPortal.roles_addOrEditRole.loadCurrent')}
          />
        )
      }
      validate={(values) => formErrors(roleSchema(t, others), values)}
      cancel={t('adminPortal.roles_addOrEditRole.cancel')}
      submit={t(`adminPortal.roles_addOrEditRole.${submit}`)}
      onClose={closeDialog}
    >
      <RoleFields task={task} role={base} />
      <Switch
        label={t('adminPortal.roles_addOrEditRole.defaultRole')}
        description={t('adminPortal.roles_addOrEditRole.defaultRoleDescription')}
        checked={isDefault}
        onChange={setIsDefault}
      />
      <PermissionPicker chosen={permissions} onChange={setPermissions} />
    </FormDialog>
  );
}

function titleOf(t: ReturnType<typeof useTranslate>, task: RoleTask, base: Role | undefined): string {
  const name = base?.name ?? '';
  if (task === 'create') return t('adminPortal.roles_addOrEditRole.createNewRole');
  return t(`adminPortal.roles_addOrEditRole.${task === 'edit' ? 'title' : 'duplicateTitle'}`, { name });
}
