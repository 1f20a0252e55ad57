import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  name: string;
  /** Not `ref`: React 18 passes no `ref` on to a function component. */
  elementRef?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
}

/** A checkbox with its label. Style it by `.portico-checkbox`. */
export function Checkbox({ label, className = '', elementRef, ...input }: CheckboxProps) {
  return (
    <label className={`portico-checkbox ${className}`.trim()}>
      <input ref={elementRef} type="checkbox" className="portico-checkbox-input" {...input} />
      <span>{label}</span>
    </label>
  );
}
