import { type ComponentPropsWithoutRef, useInsertionEffect } from 'react';
import { adoptSheet } from '../adopt-sheet';
import { Field, type FieldTexts, useField } from '../Field';
import css from './select-field.css?inline';

export interface SelectFieldProps extends ComponentPropsWithoutRef<'select'>, FieldTexts {
  name: string;
  choices: readonly { label: string; value: string | number }[];
  /** Text of the first option, which stands for no choice. Default: one of the choices is always chosen. */
  nothing?: string;
}

/** One choice of a short list, with the platform's menu; for a long list there is `SearchSelect`. Style it by `.portico-field`, `.portico-select`. */
export function SelectField({
  label,
  help,
  error,
  aside,
  choices,
  nothing,
  className = '',
  ...select
}: SelectFieldProps) {
  const field = useField(select.name, { help, error });
  useInsertionEffect(() => adoptSheet(css), []);
  return (
    <Field field={field} label={label} help={help} aside={aside}>
      <div className="portico-select-box">
        <select {...select} {...field.control} className={`portico-input portico-select ${className}`.trim()}>
          {nothing !== undefined && <option value="">{nothing}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
