import { type FormEvent, useState } from 'react';
import { useApp, useTranslate } from '../../app/context';
import { leavePage } from '../../app/leave-page';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { DialogForm, type DialogFormProps } from './DialogForm';
import { useUnsavedChanges } from './use-unsaved-changes';

export interface FormDialogProps
  extends Omit<DialogFormProps, 'onCancel' | 'onChange'>,
    Pick<DialogProps, 'title' | 'size' | 'role' | 'onClose'> {}

/**
 * A dialog or side panel with one form: it stays open until the call succeeds, and shows why it failed. If the form has
 * several fields and one has changed, Escape, the close button and Back ask before they discard it; "cancel" does not ask.
 */
export function FormDialog({ title, size, role, onClose, ...form }: FormDialogProps) {
  const t = useTranslate();
  const { portal } = useApp();
  const [isChanged, setIsChanged] = useState(false);
  useUnsavedChanges(isChanged);
  // Not by `onInput`: a render before the `change` event would reset a controlled list of options.
  const noteChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const fields = [...currentTarget.querySelectorAll(FIELDS)];
    if (fields.length > 1 && fields.includes(target as Element)) setIsChanged(true);
  };
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      closeLabel={t('common.actions.close')}
      pending={form.action.pending}
      onClose={() => leavePage(portal, onClose)}
    >
      <DialogForm {...form} onChange={noteChange} onCancel={onClose} />
    </Dialog>
  );
}

/** What the form sends; a search only finds choices. */
const FIELDS = 'textarea, select, input:not([type="search"], [readonly], [hidden])';
