import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { EditDialog } from '../../../parts/EditDialog';
import type { FormDialogProps } from '../../../parts/FormDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { LockOutWarning } from './LockOutWarning';
import { isLockOut } from './locks-out';
import { type PolicyEdit, useEditPolicy } from './use-edit-policy';

export interface PolicyFormProps<Data> extends PolicyEdit<Data>, Pick<FormDialogProps, 'faults' | 'messages'> {
  title: string;
  /** The group of texts that has the buttons of the dialog. */
  texts:
    | 'security_EditMfaPolicy'
    | 'security_EditLockoutPolicy'
    | 'security_EditPasswordHistoryPolicy'
    | 'security_EditPolicy';
  validate?: (values: FormValues) => FormErrors;
  /** What else to do about a change that locks the user out. */
  lockOutAction?: ReactNode;
  onLoadCurrent: () => void;
  children: ReactNode;
}

/** The dialog of a policy: its fields, and a save that notices changes of other administrators. */
export function PolicyForm<Data>(props: PolicyFormProps<Data>) {
  const { title, texts, validate, faults, messages, lockOutAction, onLoadCurrent, children, ...edit } = props;
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  const saving = useEditPolicy(edit);
  const isWarned = isLockOut(saving.save.error);
  return (
    <EditDialog
      title={title}
      saving={saving}
      {...(validate && { validate })}
      {...(faults && { faults })}
      {...(messages && { messages })}
      {...(isWarned && { warning: <LockOutWarning focusOn={saving.save.failures} action={lockOutAction} /> })}
      cancel={t(`adminPortal.${texts}.cancel`)}
      submit={isWarned ? t('adminPortal.editDialog.saveAnyway') : t(`adminPortal.${texts}.save`)}
      onLoadCurrent={onLoadCurrent}
      onGone={onLoadCurrent}
      onClose={closeDialog}
    >
      {children}
    </EditDialog>
  );
}
