import { useTranslate } from '../../../../app/context';
import { readColor } from '../../../../metadata/color';
import { Field, type FieldTexts, useField } from '../../../../ui/Field';

export interface ColorFieldProps extends FieldTexts {
  name: string;
  value: string;
  /** Shown by the swatch while the value is no colour. */
  fallback: string;
  onChange: (color: string) => void;
}

/** A colour as text, with a swatch that opens the browser's picker. */
export function ColorField({ name, label, help, error, value, fallback, onChange }: ColorFieldProps) {
  const t = useTranslate();
  const field = useField(name, { help, error });
  return (
    <Field field={field} label={label} help={help}>
      <div className="portico-color">
        <input
          type="color"
          aria-label={t('adminPortal.customLoginTab.pickColor')}
          value={(readColor(value.trim()) ?? fallback).slice(0, 7)}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          {...field.control}
          className="portico-input"
          name={name}
          type="text"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={fallback}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </Field>
  );
}
