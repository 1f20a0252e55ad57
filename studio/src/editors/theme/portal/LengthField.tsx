import { Field } from '../../../ui/Field';
import { LayerNote } from '../LayerNote';
import { useThemeValue } from '../theme-values';

export interface LengthFieldProps {
  label: string;
  /** Name for the history: "Table header: Corner radius". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
}

/** Largest length that is typed by mistake rarely, in pixels. */
const MOST = 400;

/** A length in pixels; one of another unit is shown as it is, and replaced when a number is typed. */
export function LengthField({ label, name, path }: LengthFieldProps) {
  const { value, layer, inheritedFrom, changed, set, reset } = useThemeValue(name, path);
  const pixels = /^-?\d+(\.\d+)?(px)?$/.exec(String(value ?? ''));
  const hasOtherUnit = value !== undefined && !pixels;
  return (
    <Field
      row
      label={label}
      path={path}
      layer={value === undefined ? undefined : <LayerNote layer={layer} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
      {...(hasOtherUnit && { help: `Now ${String(value)}, which the code sets.` })}
    >
      {(ids) => (
        <span className="studio-length">
          <input
            {...ids}
            className="studio-input"
            type="number"
            min={-MOST}
            max={MOST}
            value={pixels ? Number.parseFloat(pixels[0]) : ''}
            placeholder="–"
            onChange={({ target }) => {
              if (target.value === '') reset();
              else if (Math.abs(target.valueAsNumber) <= MOST) set(target.valueAsNumber);
            }}
          />
          <span aria-hidden>px</span>
        </span>
      )}
    </Field>
  );
}
