import { type ReactNode, useId } from 'react';
import { useFormErrors } from './form-errors';
import { FirstIcon } from './LineIcon';

export interface FieldTexts {
  label: ReactNode;
  /** One line below the control; an error replaces it. */
  help?: ReactNode;
  /** The error. Default: the surrounding form's error of the field with this name. */
  error?: ReactNode;
  /** Shown at the end of the label's row, but after the control in the tab order. */
  aside?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  field: FieldControl;
  children: ReactNode;
}

interface FieldControl {
  error: ReactNode;
  labelId: string;
  noteId: string;
  /** Attributes that connect the control with label, help and error for assistive technology. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** Connects a control with its label, its help and its error. */
export function useField(name: string | undefined, texts: Pick<FieldTexts, 'help' | 'error'>): FieldControl {
  const id = useId();
  const errors = useFormErrors();
  const error = texts.error ?? (name ? errors[name] : undefined);
  const noteId = `${id}note`;
  const hasNote = Boolean(error || texts.help);
  return {
    error,
    labelId: `${id}label`,
    noteId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': hasNote ? noteId : undefined },
  };
}

/** A control with its label above, and help or error below. Style it by `.portico-field` and `data-invalid`. */
export function Field({ field, label, help, aside, children }: FieldProps) {
  return (
    <div className="portico-field" data-invalid={field.error ? true : undefined}>
      <label className="portico-label" id={field.labelId} htmlFor={field.control.id}>
        {label}
      </label>
      {children}
      {field.error ? (
        <p className="portico-field-error" id={field.noteId}>
          <FirstIcon name="alert" />
          <span>{field.error}</span>
        </p>
      ) : (
        help && (
          <div className="portico-help" id={field.noteId}>
            {help}
          </div>
        )
      )}
      {aside && <div className="portico-field-aside">{aside}</div>}
    </div>
  );
}
