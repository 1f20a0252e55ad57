import { TEXT_CONTRAST, type TokenName } from '@portico/sdk/metadata';
import { Field } from '../../ui/Field';
import { ColorInput } from './ColorInput';
import { ContrastNote } from './ContrastNote';
import { LayerNote } from './LayerNote';
import { asText, useResolvedTheme, useThemeValue } from './theme-values';

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
  /** A neutral colour: it applies only in the scheme that the preset was made for. */
  neutral?: boolean;
}

/** One colour of the theme: swatch, value, how well it reads, where it comes from, and the way back. */
export function ColorField({
  label,
  path,
  against,
  ratio = TEXT_CONTRAST,
  pair = '',
  neutral = false,
}: ColorFieldProps) {
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
            <ContrastNote path={path} against={against} ratio={ratio} pair={pair} neutral={neutral} onFix={set} />
          )}
        </div>
      )}
    </Field>
  );
}
