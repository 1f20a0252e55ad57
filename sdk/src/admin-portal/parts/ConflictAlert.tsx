import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

export interface ConflictAlertProps {
  title: string;
  message: string;
  /** Takes the focus whenever this changes. */
  focusOn: unknown;
  /** Replaces what was typed with the current values; absent if there are none. */
  onLoadCurrent: (() => void) | undefined;
  loadLabel: string;
}

/** Says that another user has changed or deleted something while its form was open. */
export function ConflictAlert({ title, message, focusOn, onLoadCurrent, loadLabel }: ConflictAlertProps) {
  return (
    <Alert
      title={title}
      focusOn={focusOn}
      action={
        onLoadCurrent && (
          <Button variant="secondary" size="dense" onClick={onLoadCurrent}>
            {loadLabel}
          </Button>
        )
      }
    >
      {message}
    </Alert>
  );
}
