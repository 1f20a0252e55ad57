import { ThemeField } from './ThemeField';
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
  const theme = useThemeValue(label, path);
  const number = asNumber(theme.value, standard);
  return (
    <ThemeField label={label} path={path} theme={theme}>
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
            onChange={(event) => theme.set(event.target.valueAsNumber)}
          />
          <output className="studio-range-value">
            {number} {unit}
          </output>
        </div>
      )}
    </ThemeField>
  );
}
