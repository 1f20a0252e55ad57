import { ThemeField, type ThemeFieldTarget } from '../ThemeField';
import { useThemeValue } from '../theme-values';

export interface SwitchFieldProps extends ThemeFieldTarget {
  help?: string | undefined;
  /** The values that stand for on and off; the option is on without a value. */
  on: string | boolean;
  off: string | boolean;
}

/** An option that is on or off. */
export function SwitchField({ label, name, path, help, on, off }: SwitchFieldProps) {
  const theme = useThemeValue(name, path);
  const { value, set } = theme;
  return (
    <ThemeField row label={label} path={path} help={help} theme={theme} unset="default">
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          className="studio-switch"
          checked={value !== off}
          onChange={(event) => set(event.target.checked ? on : off)}
        />
      )}
    </ThemeField>
  );
}
