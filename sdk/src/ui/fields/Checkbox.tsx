import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  label: ReactNode;
}

/** A checkbox with its label. Style it by `.portico-checkbox`. */
export function Checkbox({ label, className = '', ...input }: CheckboxProps) {
  return (
    <label className={`portico-checkbox ${className}`.trim()}>
      <input type="checkbox" className="portico-checkbox-input" {...input} />
      <span>{label}</span>
    </label>
  );
}
