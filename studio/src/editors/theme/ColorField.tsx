import { TEXT_CONTRAST, type TokenName } from '@portico/sdk/metadata';
import { Field } from '../../ui/Field';
import { ColorInput } from './ColorInput';
import { ContrastNote } from './ContrastNote';
import { LayerNote } from './LayerNote';
import { asText, usePaintedThemeValue, useResolvedTheme } from './theme-values';

export interface ColorFieldProps {
  label: string;
  /** Name for the history and for screen readers, if the label alone is not clear. */
  name?: string;
  /** Inside `themeV2`. */
  path: string;
  /** The colour it is compared with, and the required contrast. */
  against?: TokenName;
  /** Required contrast; default: that of text. */
  ratio?: number;
  /** Label of the contrast: "text on it". */
  pair?: string;
  /** A neutral colour: it applies only in the scheme that the preset was made for. */
  neutral?: boolean;
}

/** One colour of the theme: swatch, value, contrast, source layer and a reset button. */
export function ColorField({
  label,
  name = label,
  path,
  against,
  ratio = TEXT_CONTRAST,
  pair = '',
  neutral = false,
}: ColorFieldProps) {
  const { value, layer, inheritedFrom, changed, own, set, reset } = usePaintedThemeValue(name, path);
  const preset = useResolvedTheme((theme) => theme.preset, path);
  const color = asText(value);
  const silent = changed && own !== value;
  return (
    <Field
      row
      label={label}
      path={path}
      layer={color === '' ? undefined : <LayerNote layer={layer} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
      {...(silent && { help: `Your ${asText(own)} waits: in this scheme the ${preset} preset keeps its own.` })}
    >
      {(ids) => (
        <div className="studio-color-row">
          <ColorInput {...ids} label={name} value={color} onChange={set} />
          {against && color !== '' && (
            <ContrastNote path={path} against={against} ratio={ratio} pair={pair} neutral={neutral} onFix={set} />
          )}
        </div>
      )}
    </Field>
  );
}
