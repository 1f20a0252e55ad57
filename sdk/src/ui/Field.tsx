import { type ReactNode, useId } from 'react';
import { useFormErrors } from './form-errors';
import { FirstIcon } from './LineIcon';

export interface FieldTexts {
  label: ReactNode;
  /** One line below the control; an error takes its place. */
  help?: ReactNode;
  /** What is wrong; without it, the surrounding form's word on the field of this name is shown. */
  error?: ReactNode;
  /** At the end of the label's row: reached by keyboard after the control. */
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
  /** For the control: how assistive technology finds label, help and error. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** Joins a control to its label, its help and its error. */
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

/** Label above, help or error below. Style it by `.portico-field` and `data-invalid`. */
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
