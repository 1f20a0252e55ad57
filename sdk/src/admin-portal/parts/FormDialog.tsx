import { useApp, useTranslate } from '../../app/context';
import { leavePage } from '../../app/leave-page';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { DialogForm, type DialogFormProps } from './DialogForm';

export interface FormDialogProps
  extends Omit<DialogFormProps, 'onCancel'>,
    Pick<DialogProps, 'title' | 'size' | 'role' | 'onClose'> {}

/**
 * A dialog or side panel with one form: it stays open until the call succeeds, and shows why it failed. If the form has
 * several fields and one has changed, Escape, the close button and Back ask before they discard it; "cancel" does not ask.
 */
export function FormDialog({ title, size, role, onClose, ...form }: FormDialogProps) {
  const t = useTranslate();
  const { portal } = useApp();
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      closeLabel={t('common.actions.close')}
      pending={form.action.pending}
      onClose={() => leavePage(portal, onClose)}
    >
      <DialogForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
