import { Select } from '../../../ui/Select';
import { ThemeField, type ThemeFieldTarget } from '../ThemeField';
import { useThemeValue } from '../theme-values';

export interface SelectFieldProps extends ThemeFieldTarget {
  help?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The option that is chosen without a value; it removes the value of the document. */
  nothing?: string;
  /** How an option is stored; default: as it is. */
  stored?: (option: string) => string | number;
}

/** A value of the theme out of a list. A value that is not in the list is shown as one more option. */
export function SelectField({ label, name, path, help, options, nothing, stored = (one) => one }: SelectFieldProps) {
  const theme = useThemeValue(name, path);
  const { value, set, reset } = theme;
  const chosen = value === undefined ? (nothing ?? '') : String(value);
  const isListed = options.some((option) => option.value === chosen);
  const all = isListed ? options : [{ value: chosen, label: chosen === '' ? 'Not set' : chosen }, ...options];
  return (
    <ThemeField row label={label} path={path} help={help} theme={theme} unset="nothing">
      {(ids) => (
        <Select
          {...ids}
          value={chosen}
          options={all}
          onChange={(option) => (option === (nothing ?? '') ? reset() : set(stored(option)))}
        />
      )}
    </ThemeField>
  );
}
