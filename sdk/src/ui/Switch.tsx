import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: ReactNode;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A switch for a setting that is on or off. Style it by `.portico-switch-row`. */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="portico-switch-row">
      <label htmlFor={id} className="portico-switch-label">
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="portico-switch-input"
        aria-describedby={description ? `${id}-description` : undefined}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {description && (
        <p id={`${id}-description`} className="portico-switch-description">
          {description}
        </p>
      )}
    </div>
  );
}
