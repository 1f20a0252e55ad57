import { useTranslate } from '../../app/context';
import { SlowRequest } from '../../app/SlowRequest';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../ui/Dialog';
import { ErrorAlert } from './ErrorAlert';
import { useAction } from './use-action';

export interface ConfirmDialogProps {
  title: string;
  message: string;
  cancel: string;
  confirm: string;
  /** The action is destructive, or ends a user's access. */
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  /** Called after success. */
  onDone?: () => void;
  onClose: () => void;
}

/** A dialog that confirms one action: it stays open until the action succeeds, and shows why it failed. */
export function ConfirmDialog({ title, message, cancel, confirm, danger, ...rest }: ConfirmDialogProps) {
  const t = useTranslate();
  const action = useAction(rest.onConfirm, () => {
    rest.onClose();
    rest.onDone?.();
  });
  return (
    <Dialog
      title={title}
      role={danger ? 'alertdialog' : 'dialog'}
      closeLabel={t('common.actions.close')}
      pending={action.pending}
      onClose={rest.onClose}
    >
      <DialogBody>
        <p>{message}</p>
        {action.error && <ErrorAlert error={action.error} focusOn={action.failures} />}
      </DialogBody>
      {action.pending && <SlowRequest onCancel={action.cancel} />}
      <DialogActions>
        <Button variant="secondary" data-initial-focus onClick={rest.onClose} disabled={action.pending}>
          {cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} pending={action.pending} onClick={() => action.run()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
