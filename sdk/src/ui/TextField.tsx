import type { ComponentPropsWithoutRef, Ref } from 'react';
import { Field, type FieldTexts, useField } from './Field';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldTexts {
  name: string;
  /** Not `ref`: React 18 passes no `ref` on to a function component. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Style it by `.portico-field`, `.portico-label`, `.portico-input`, `.portico-help`. */
export function TextField({ label, help, error, aside, className = '', inputRef, ...input }: TextFieldProps) {
  const field = useField(input.name, { help, error });
  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <input ref={inputRef} type="text" {...input} {...field.control} className={`portico-input ${className}`.trim()} />
    </Field>
  );
}
