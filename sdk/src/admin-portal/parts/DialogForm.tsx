import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../../app/context';
import { SlowRequest } from '../../app/SlowRequest';
import { Button } from '../../ui/Button';
import { DialogActions, DialogBody } from '../../ui/Dialog';
import { Form, type FormProps, type FormValues } from '../../ui/Form';
import { RefusedField } from '../../ui/fields/RefusedField';
import { ErrorAlert } from './ErrorAlert';
import { errorText } from './error-text';
import type { Action } from './use-action';
import { useUnsavedChanges } from './use-unsaved-changes';

export interface DialogFormProps extends Pick<FormProps, 'validate'> {
  action: Action<[FormValues]>;
  /** The field that a failure concerns, by the failure's code; all other failures are shown above the fields. */
  faults?: Readonly<Partial<Record<string, string>>>;
  /** Texts of failures, by their code, where a dialog can say more than the general text. */
  messages?: Readonly<Partial<Record<string, string>>>;
  cancel: string;
  submit: string;
  /** The action is destructive. */
  danger?: boolean;
  /** What the form needs is not loaded. */
  submitDisabled?: boolean;
  onCancel: () => void;
  /** Replaces the alert about a failure that concerns no field. */
  alert?: ReactNode;
  /** Shows how far a pending action is, instead of how to cancel a slow one: then "cancel" cancels the action. */
  progress?: ReactNode;
  /** Further buttons, before "cancel". */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a dialog: fields, buttons, and what the service refuses, at its field. If the form has several fields and
 * one has changed, Back asks before it discards them, and so does the dialog if it closes by `leavePage`; "cancel" does
 * not ask.
 */
export function DialogForm({ action, faults = {}, messages = {}, validate, children, ...texts }: DialogFormProps) {
  const t = useTranslate();
  const [mended, setMended] = useState(0);
  const noteChange = useGuardedFields();
  const { error, failures, pending } = action;
  const field = error ? faults[error.errorCode] : undefined;
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).name === field) setMended(failures);
  };
  return (
    <Form onSubmit={action.run} {...(validate && { validate })} onChange={noteChange} pending={pending} onInput={mend}>
      <DialogBody>
        {error && !field && (texts.alert ?? <ErrorAlert error={error} focusOn={failures} />)}
        <RefusedField
          name={field}
          text={error && field && mended !== failures ? (messages[error.errorCode] ?? errorText(t, error)) : undefined}
          failure={failures}
        >
          {children}
        </RefusedField>
      </DialogBody>
      {pending && (texts.progress ?? <SlowRequest onCancel={action.cancel} />)}
      <DialogActions>
        {texts.actions}
        <Button
          variant="secondary"
          onClick={pending ? action.cancel : texts.onCancel}
          disabled={pending && !texts.progress}
        >
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant={texts.danger ? 'danger' : 'primary'}
          pending={pending}
          disabled={texts.submitDisabled}
        >
          {texts.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** What the form sends; a search only finds choices. */
const FIELDS = 'textarea, select, input:not([type="search"], [type="hidden"], [readonly], [hidden])';

/** Returns a listener that notes the first change of a form with several fields: then leaving it asks. */
function useGuardedFields(): (event: FormEvent<HTMLFormElement>) => void {
  const [isChanged, setIsChanged] = useState(false);
  useUnsavedChanges(isChanged);
  // Not by `onInput`: a render before the `change` event would reset a controlled list of options.
  return ({ currentTarget, target }) => {
    const fields = [...currentTarget.querySelectorAll(FIELDS)];
    if (fields.length > 1 && fields.includes(target as Element)) setIsChanged(true);
  };
}
