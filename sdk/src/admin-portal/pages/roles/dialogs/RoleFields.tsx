import { useState } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextField } from '../../../../ui/TextField';
import { keyOfName, type RoleTask } from './role-form';

export interface RoleFieldsProps {
  task: RoleTask;
  role: Role | undefined;
}

/** Name, key and description. The key of a new role follows its name until it is typed. */
export function RoleFields({ task, role }: RoleFieldsProps) {
  const t = useTranslate();
  const isEdit = task === 'edit';
  const [name, setName] = useState(() => firstName(t, task, role));
  const [typedKey, setTypedKey] = useState<string | null>(isEdit ? (role?.key ?? '') : null);
  return (
    <>
      <TextField
        name="name"
        label={t('adminPortal.roles_addOrEditRole.roleName')}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        data-initial-focus
      />
      <TextField
        name="key"
        label={t('adminPortal.roles_AddRole.keyInputLabel')}
        help={t(`adminPortal.roles_addOrEditRole.${isEdit ? 'keyFixedHelp' : 'keyHelp'}`)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isEdit}
        value={typedKey ?? keyOfName(name)}
        onChange={(event) => setTypedKey(event.target.value)}
      />
      <TextArea
        name="description"
        label={t('adminPortal.roles_addOrEditRole.roleDescription')}
        defaultValue={role?.description ?? ''}
      />
    </>
  );
}

function firstName(t: ReturnType<typeof useTranslate>, task: RoleTask, role: Role | undefined): string {
  if (!role) return '';
  return task === 'edit' ? role.name : t('adminPortal.roles_addOrEditRole.copyOf', { name: role.name });
}
