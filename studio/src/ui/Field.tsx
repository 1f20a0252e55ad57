import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: string;
  /** Which layer the value comes from: "default", "preset", "yours". */
  layer?: ReactNode;
  /** Given when the value differs from what stands below: takes it back. */
  onReset?: () => void;
  help?: ReactNode;
  error?: ReactNode;
  /** Label beside the control instead of above it. */
  row?: boolean;
  /** Place of the value in the theme, by which a jump finds the control. */
  path?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** A labelled control with its layer, its way back and what is wrong with it. */
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

/** The dot of a value that is the vendor's own; a click gives it back to the layer below. */
export function ResetDot({ label, onReset }: { label: string; onReset: () => void }) {
  const name = `Reset ${label}`;
  return <button type="button" className="studio-dot" aria-label={name} title={name} onClick={onReset} />;
}
