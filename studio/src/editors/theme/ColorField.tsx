import { contrastRatio, nearestPassing, TEXT_CONTRAST, type TokenName } from '@portico/sdk/metadata';
import type { CSSProperties } from 'react';
import { Field } from '../../ui/Field';
import { ColorInput } from './ColorInput';
import { LayerNote } from './LayerNote';
import { asText, useResolvedTheme, useResolvedToken, useThemeValue } from './theme-values';

export interface ColorFieldProps {
  label: string;
  /** Inside `themeV2`. */
  path: string;
  /** The colour it has to stand out from, and how much. */
  against?: TokenName;
  /** Contrast wanted; that of text unless told otherwise. */
  ratio?: number;
  /** Said of the contrast: "text on it". */
  pair?: string;
}

/** One colour of the theme: swatch, value, how well it reads, where it comes from, and the way back. */
export function ColorField({ label, path, against, ratio = TEXT_CONTRAST, pair = '' }: ColorFieldProps) {
  const { value, layer, changed, own, set, reset } = useThemeValue(label, path);
  const preset = useResolvedTheme((theme) => theme.preset);
  const color = asText(value);
  const silent = changed && own !== value;
  return (
    <Field
      row
      label={label}
      path={path}
      layer={<LayerNote layer={layer} />}
      {...(changed && { onReset: reset })}
      {...(silent && { help: `Your ${asText(own)} waits: in this scheme the ${preset} preset keeps its own.` })}
    >
      {(ids) => (
        <div className="studio-color-row">
          <ColorInput {...ids} label={label} value={color} onChange={set} />
          {against && color !== '' && (
            <Contrast color={color} against={against} ratio={ratio} pair={pair} onFix={set} />
          )}
        </div>
      )}
    </Field>
  );
}

interface ContrastProps {
  color: string;
  against: TokenName;
  ratio: number;
  pair: string;
  onFix: (color: string) => void;
}

/** How well the pair reads; when it does not, the nearest colour that does. */
function Contrast({ color, against, ratio, pair, onFix }: ContrastProps) {
  const { value: behind } = useResolvedToken(against);
  const reached = contrastRatio(color, behind);
  const passes = reached >= ratio;
  const nearest = passes ? null : nearestPassing(color, behind, ratio);
  return (
    <>
      <span
        className="studio-badge"
        data-tone={passes ? 'success' : 'warning'}
        title={`Contrast ${pair}: ${atMost(reached, 2)} to 1; ${ratio} is wanted`}
      >
        {atMost(reached, 1)}
        {passes ? '' : ` < ${ratio}`}
      </span>
      {nearest && (
        <button
          type="button"
          className="studio-fix"
          title="The nearest colour that reads well"
          onClick={() => onFix(nearest)}
        >
          <span className="studio-swatch" data-small style={{ '--swatch': nearest } as CSSProperties} />
          Use {nearest}
        </button>
      )}
    </>
  );
}

/** Rounded down: what falls short of a ratio must not look as if it reached it. */
function atMost(value: number, digits: number): string {
  const scale = 10 ** digits;
  return (Math.floor(value * scale) / scale).toFixed(digits);
}
