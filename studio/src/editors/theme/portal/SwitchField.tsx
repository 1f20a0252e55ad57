import { Field } from '../../../ui/Field';
import { LayerNote } from '../LayerNote';
import { useThemeValue } from '../theme-values';

export interface SwitchFieldProps {
  label: string;
  /** Name for the history: "Users: Email column". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
  help?: string | undefined;
  /** The values that stand for on and off; the option is on without a value. */
  on: string | boolean;
  off: string | boolean;
}

/** An option that is on or off. */
export function SwitchField({ label, name, path, help, on, off }: SwitchFieldProps) {
  const { value, layer, inheritedFrom, changed, set, reset } = useThemeValue(name, path);
  return (
    <Field
      row
      label={label}
      path={path}
      help={help}
      layer={<LayerNote layer={layer ?? 'default'} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
    >
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          className="studio-switch"
          checked={value !== off}
          onChange={(event) => set(event.target.checked ? on : off)}
        />
      )}
    </Field>
  );
}
