import { Segments } from '../../ui/Segments';
import { ThemeField } from './ThemeField';
import { useThemeValue } from './theme-values';

interface Choice<T extends string> {
  value: T;
  label: string;
  /** The value in the theme, if it is not a string. */
  stored?: boolean;
}

export interface ChoiceFieldProps<T extends string> {
  label: string;
  /** Name of the choice, for the history and for screen readers: "Place of the logo". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
  choices: readonly Choice<T>[];
  /** The default when no layer has a value. */
  standard: T;
  /** The choice that stands for no value: it removes the value from the theme. */
  nothing?: T;
  /** Hint below the control, by choice. */
  help?: (chosen: T) => string | undefined;
}

/** A choice between a few values of the theme, such as the place of the logo. */
export function ChoiceField<T extends string>({
  label,
  name,
  path,
  choices,
  standard,
  nothing,
  help,
}: ChoiceFieldProps<T>) {
  const theme = useThemeValue(name, path);
  const storedFor = ({ value: word, stored }: Choice<T>): string | boolean => stored ?? word;
  const chosen = choices.find((choice) => storedFor(choice) === theme.value)?.value ?? standard;
  function choose(wanted: T) {
    const choice = choices.find((one) => one.value === wanted);
    if (choice && wanted !== nothing) theme.set(storedFor(choice));
    else theme.reset();
  }
  return (
    <ThemeField label={label} path={path} theme={theme} unset="default" help={help?.(chosen)}>
      {() => <Segments label={name} wide value={chosen} segments={choices} onChange={choose} />}
    </ThemeField>
  );
}
