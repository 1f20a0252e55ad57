import { Field } from '../../ui/Field';
import { LayerNote } from './LayerNote';
import { asNumber, useThemeValue } from './theme-values';

export interface RangeFieldProps {
  label: string;
  /** Inside `themeV2`. */
  path: string;
  min: number;
  max: number;
  step?: number;
  /** Shown when no layer has a valid value. */
  standard: number;
  unit: 'px' | '%';
}

/** A number of the theme as slider and input; a drag is one step. */
export function RangeField({ label, path, min, max, step = 1, standard, unit }: RangeFieldProps) {
  const { value, layer, changed, set, reset } = useThemeValue(label, path);
  const number = asNumber(value, standard);
  return (
    <Field label={label} path={path} layer={<LayerNote layer={layer} />} {...(changed && { onReset: reset })}>
      {(ids) => (
        <div className="studio-range-row">
          <input
            {...ids}
            className="studio-range"
            type="range"
            min={min}
            max={max}
            step={step}
            value={Math.min(max, Math.max(min, number))}
            aria-valuetext={`${number} ${unit === '%' ? 'percent' : 'pixels'}`}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
          <output className="studio-range-value">
            {number} {unit}
          </output>
        </div>
      )}
    </Field>
  );
}
