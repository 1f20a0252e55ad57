import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldTexts, useField } from './Field';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldTexts {
  name: string;
}

/** One line of text. Style it by `.portico-field`, `.portico-label`, `.portico-input`, `.portico-help`. */
export function TextField({ label, help, error, aside, className = '', ...input }: TextFieldProps) {
  const field = useField(input.name, { help, error });
  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <input type="text" {...input} {...field.control} className={`portico-input ${className}`.trim()} />
    </Field>
  );
}
