import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

export interface ConflictAlertProps {
  title: string;
  message: string;
  /** Takes the focus whenever this changes. */
  focusOn: unknown;
  /** Replaces what was typed with the current values, or leaves what is gone. */
  onRecover: (() => void) | undefined;
  recoverLabel: string;
}

/** Says that another user has changed or deleted something while its form was open. */
export function ConflictAlert({ title, message, focusOn, onRecover, recoverLabel }: ConflictAlertProps) {
  return (
    <Alert
      title={title}
      focusOn={focusOn}
      action={
        onRecover && (
          <Button variant="secondary" size="dense" onClick={onRecover}>
            {recoverLabel}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
