import { useTranslate } from '../../app/context';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { usePortalActions } from '../shell/use-portal';
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
  const { leave } = usePortalActions();
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      closeLabel={t('common.actions.close')}
      pending={form.action.pending}
      onClose={() => leave(onClose)}
    >
      <DialogForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
