import { Field } from '../../ui/Field';
import { Segments } from '../../ui/Segments';
import { LayerNote } from './LayerNote';
import { useThemeValue } from './theme-values';

interface Choice<T extends string> {
  value: T;
  label: string;
  /** What the theme says for it, where that is no word. */
  stored?: boolean;
}

export interface ChoiceFieldProps<T extends string> {
  label: string;
  /** What is chosen, for the history and for screen readers: "Place of the logo". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
  choices: readonly Choice<T>[];
  /** In force where no layer says anything. */
  standard: T;
  /** The choice that the theme has no word for: it takes the value away. */
  nothing?: T;
  /** Said below the control, by what is chosen. */
  help?: (chosen: T) => string | undefined;
}

/** One of a few words of the theme, such as where the logo stands. */
export function ChoiceField<T extends string>({
  label,
  name,
  path,
  choices,
  standard,
  nothing,
  help,
}: ChoiceFieldProps<T>) {
  const { value, layer, changed, set, reset } = useThemeValue(name, path);
  const storedFor = ({ value: word, stored }: Choice<T>): string | boolean => stored ?? word;
  const chosen = choices.find((choice) => storedFor(choice) === value)?.value ?? standard;
  function choose(wanted: T) {
    const choice = choices.find((one) => one.value === wanted);
    if (choice && wanted !== nothing) set(storedFor(choice));
    else reset();
  }
  return (
    <Field
      label={label}
      path={path}
      layer={<LayerNote layer={layer ?? 'default'} />}
      help={help?.(chosen)}
      {...(changed && { onReset: reset })}
    >
      {() => <Segments label={name} wide value={chosen} segments={choices} onChange={choose} />}
    </Field>
  );
}
