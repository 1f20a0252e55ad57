import type { ComponentPropsWithoutRef } from 'react';
import { Field, type FieldTexts, useField } from '../Field';

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'>, FieldTexts {
  name: string;
}

/** Several lines of text; it grows with them where the browser can. Style it by `.portico-field`, `.portico-textarea`. */
export function TextArea({ label, help, error, aside, className = '', ...area }: TextAreaProps) {
  const field = useField(area.name, { help, error });
  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <textarea
        rows={2}
        {...area}
        {...field.control}
        className={`portico-input portico-textarea ${className}`.trim()}
      />
    </Field>
  );
}
