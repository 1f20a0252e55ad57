import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { SlowRequest } from '../../app/SlowRequest';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions, DialogBody } from '../../ui/Dialog';
import { Form, type FormValues } from '../../ui/Form';
import { TextField } from '../../ui/TextField';
import { ErrorAlert } from './ErrorAlert';
import { useAction } from './use-action';

/** A text that the user types to confirm what can't be reverted. */
interface TypedConfirmation {
  /** `Type “Acme” to confirm`. */
  label: string;
  text: string;
  /** Shown at the field while it contains another text. */
  problem: string;
}

export interface ConfirmDialogProps {
  title: string;
  message: string;
  cancel: string;
  confirm: string;
  /** The action is destructive, or ends a user's access. */
  danger?: boolean;
  typed?: TypedConfirmation;
  /** Details below the message, such as what is lost. */
  children?: ReactNode;
  onConfirm: () => Promise<unknown>;
  /** Called after success. */
  onDone?: () => void;
  onClose: () => void;
}

/** A dialog that confirms one action: it stays open until the action succeeds, and shows why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, cancel, confirm, danger, typed, children, ...rest } = props;
  const t = useTranslate();
  const action = useAction(rest.onConfirm, () => {
    rest.onClose();
    rest.onDone?.();
  });
  const validate = ({ confirmation = '' }: FormValues) =>
    typed && confirmation.trim() !== typed.text ? { confirmation: typed.problem } : {};
  return (
    <Dialog
      title={title}
      role={danger ? 'alertdialog' : 'dialog'}
      closeLabel={t('common.actions.close')}
      pending={action.pending}
      onClose={rest.onClose}
    >
      <Form onSubmit={() => action.run()} validate={validate} pending={action.pending}>
        <DialogBody>
          <p>{message}</p>
          {children}
          {action.error && <ErrorAlert error={action.error} focusOn={action.failures} />}
          {typed && <TextField name="confirmation" label={typed.label} autoComplete="off" data-initial-focus />}
        </DialogBody>
        {action.pending && <SlowRequest onCancel={action.cancel} />}
        <DialogActions>
          <Button
            variant="secondary"
            data-initial-focus={!typed || undefined}
            onClick={rest.onClose}
            disabled={action.pending}
          >
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={action.pending}>
            {confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
