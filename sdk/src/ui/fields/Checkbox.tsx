import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  name: string;
  /** Not `ref`: React 18 passes no `ref` on to a function component. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
}

/** A checkbox with its label. Style it by `.portico-checkbox`. */
export function Checkbox({ label, className = '', inputRef, ...input }: CheckboxProps) {
  return (
    <label className={`portico-checkbox ${className}`.trim()}>
      <input ref={inputRef} type="checkbox" className="portico-checkbox-input" {...input} />
      <span>{label}</span>
    </label>
  );
}
