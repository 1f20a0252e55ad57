import { useId, useRef } from 'react';
import { CopyButton } from '../../app/CopyButton';

export interface CopyValueProps {
  label: string;
  value: string;
}

/** A value for programs, such as an id or a command, with a button to copy it. Style it by `.portico-secret`. */
export function CopyValue({ label, value }: CopyValueProps) {
  const shown = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <fieldset className="portico-secret" data-inline>
      <legend id={id} className="portico-label">
        {label}
      </legend>
      <code ref={shown} dir="ltr" translate="no" className="portico-secret-value">
        {value}
      </code>
      <div className="portico-secret-actions">
        <CopyButton text={value} source={shown} labelledBy={id} />
      </div>
    </fieldset>
  );
}
