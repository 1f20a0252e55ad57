import { useTranslate } from '../../app/context';
import { Dialog, type DialogProps } from '../../ui/Dialog';
import { DialogForm, type DialogFormProps } from './DialogForm';

export interface FormDialogProps
  extends Omit<DialogFormProps, 'onCancel'>,
    Pick<DialogProps, 'title' | 'size' | 'role' | 'onClose'> {}

/** A dialog or side panel with one form: it stays open until the call succeeds, and shows why it failed. */
export function FormDialog({ title, size, role, onClose, ...form }: FormDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      closeLabel={t('common.actions.close')}
      pending={form.action.pending}
      onClose={onClose}
    >
      <DialogForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
