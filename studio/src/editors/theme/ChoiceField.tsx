import { Field } from '../../ui/Field';
import { Segments } from '../../ui/Segments';
import { LayerNote } from './LayerNote';
import { useThemeValue } from './theme-values';

export interface ChoiceFieldProps<T extends string> {
  label: string;
  /** What is chosen, for the history and for screen readers: "Place of the logo". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
  choices: readonly { value: T; label: string }[];
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
  const chosen = choices.find((choice) => choice.value === value)?.value ?? standard;
  const choose = (wanted: T) => (wanted === nothing ? reset() : set(wanted));
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
