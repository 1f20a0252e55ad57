import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import type { FormValues } from '../../../../ui/Form';
import type { FormErrors } from '../../../../ui/form-errors';
import { EditDialog } from '../../../parts/EditDialog';
import { usePortalActions } from '../../../shell/use-portal';
import { type PolicyEdit, useEditPolicy } from './use-edit-policy';

export interface PolicyFormProps<Data> extends PolicyEdit<Data> {
  title: string;
  /** The group of texts that has the buttons of the dialog. */
  texts:
    | 'security_EditMfaPolicy'
    | 'security_EditLockoutPolicy'
    | 'security_EditPasswordHistoryPolicy'
    | 'security_EditPolicy';
  validate?: (values: FormValues) => FormErrors;
  onLoadCurrent: () => void;
  children: ReactNode;
}

/** The dialog of a policy: its fields, and a save that notices changes of other administrators. */
export function PolicyForm<Data>({ title, texts, validate, onLoadCurrent, children, ...edit }: PolicyFormProps<Data>) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <EditDialog
      title={title}
      saving={useEditPolicy(edit)}
      {...(validate && { validate })}
      cancel={t(`adminPortal.${texts}.cancel`)}
      submit={t(`adminPortal.${texts}.save`)}
      onLoadCurrent={onLoadCurrent}
      onGone={onLoadCurrent}
      onClose={closeDialog}
    >
      {children}
    </EditDialog>
  );
}
