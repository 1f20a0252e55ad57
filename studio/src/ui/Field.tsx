import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Attributes that connect a control with its label, and with its help text or error. */
export interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: string;
  /** The layer that the value comes from: "default", "preset", "yours". */
  layer?: ReactNode;
  /** Set when the value differs from the layer below: removes the value. */
  onReset?: () => void;
  help?: ReactNode;
  error?: ReactNode;
  /** Label next to the control instead of above it. */
  row?: boolean;
  /** Path of the value in the theme, by which a jump finds the control. */
  path?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** A labelled control with its layer, its reset button and its error. */
export function Field({ label, layer, onReset, help, error, row, path, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  const noteId = `${id}-note`;
  return (
    <div className={row ? 'studio-field-row' : 'studio-field'} data-path={path}>
      <div className="studio-field-head">
        <label htmlFor={id}>{label}</label>
        {onReset && <ResetDot label={label} onReset={onReset} />}
        {layer}
      </div>
      {children({ id, ...(note ? { 'aria-describedby': noteId } : {}), ...(error ? { 'aria-invalid': true } : {}) })}
      {error && (
        <p className="studio-error" id={noteId} role="alert">
          <CircleAlert size={12} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {!error && help && (
        <p className="studio-help" id={noteId}>
          {help}
        </p>
      )}
    </div>
  );
}

/** The dot of a value that is the vendor's own; a click restores the value of the layer below. */
export function ResetDot({ label, onReset }: { label: string; onReset: () => void }) {
  const name = `Reset ${label}`;
  return <button type="button" className="studio-dot" aria-label={name} title={name} onClick={onReset} />;
}
