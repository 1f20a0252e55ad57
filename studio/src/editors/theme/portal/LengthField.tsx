import { useState } from 'react';
import { ThemeField, type ThemeFieldTarget } from '../ThemeField';
import { useThemeValue } from '../theme-values';

/** Largest length that is typed by mistake rarely, in pixels. */
const MOST = 400;

/** A length in pixels; one of another unit is shown as it is, and replaced when a number is typed. */
export function LengthField({ label, name, path }: ThemeFieldTarget) {
  const theme = useThemeValue(name, path);
  const { value, own, set, reset } = theme;
  // Emptied to type another number: the inherited one would join it, as 10 and 20 make 1020.
  const [isEmptied, setEmptied] = useState(false);
  const isEmpty = isEmptied && own === undefined;
  const pixels = /^-?\d+(\.\d+)?(px)?$/.exec(String(value ?? ''));
  const hasOtherUnit = value !== undefined && !pixels;
  return (
    <ThemeField
      row
      label={label}
      path={path}
      theme={theme}
      unset="nothing"
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
            value={pixels && !isEmpty ? Number.parseFloat(pixels[0]) : ''}
            placeholder="–"
            onBlur={() => setEmptied(false)}
            onChange={({ target }) => {
              setEmptied(target.value === '');
              if (target.value === '') reset();
              else if (Math.abs(target.valueAsNumber) <= MOST) set(target.valueAsNumber);
            }}
          />
          <span aria-hidden>px</span>
        </span>
      )}
    </ThemeField>
  );
}
