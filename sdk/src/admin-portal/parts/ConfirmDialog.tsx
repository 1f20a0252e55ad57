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
  /** Something is destroyed or somebody is shut out. */
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  /** After success. */
  onDone?: () => void;
  onClose: () => void;
}

/** One question, answered by one action: stays until the answer is there, and says why when it is no. */
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
