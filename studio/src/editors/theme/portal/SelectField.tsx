import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { LayerNote } from '../LayerNote';
import { useThemeValue } from '../theme-values';

export interface SelectFieldProps {
  label: string;
  /** Name for the history. */
  name: string;
  /** Inside `themeV2`. */
  path: string;
  help?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The option that is chosen without a value; it removes the value of the document. */
  nothing?: string;
  /** How an option is stored; default: as it is. */
  stored?: (option: string) => string | number;
}

/** A value of the theme out of a list. A value that is not in the list is shown as one more option. */
export function SelectField({ label, name, path, help, options, nothing, stored = (one) => one }: SelectFieldProps) {
  const { value, layer, inheritedFrom, changed, set, reset } = useThemeValue(name, path);
  const chosen = value === undefined ? (nothing ?? '') : String(value);
  const isListed = options.some((option) => option.value === chosen);
  const all = isListed ? options : [{ value: chosen, label: chosen === '' ? 'Not set' : chosen }, ...options];
  return (
    <Field
      row
      label={label}
      path={path}
      help={help}
      layer={value === undefined ? undefined : <LayerNote layer={layer} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
    >
      {(ids) => (
        <Select
          {...ids}
          value={chosen}
          options={all}
          onChange={(option) => (option === (nothing ?? '') ? reset() : set(stored(option)))}
        />
      )}
    </Field>
  );
}
