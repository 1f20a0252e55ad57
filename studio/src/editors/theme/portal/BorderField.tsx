import { Field } from '../../../ui/Field';
import { ColorInput } from '../ColorInput';
import { LayerNote } from '../LayerNote';
import { asText, usePaintedThemeValue } from '../theme-values';

export interface BorderFieldProps {
  label: string;
  /** Name for the history. */
  name: string;
  /** Inside `themeV2`. */
  path: string;
}

/** A border of one pixel in a colour; width and style of a border that the code has set stay. */
export function BorderField({ label, name, path }: BorderFieldProps) {
  const { value, layer, inheritedFrom, changed, set, reset } = usePaintedThemeValue(name, path);
  const { line, color } = readBorder(asText(value));
  return (
    <Field
      row
      label={label}
      path={path}
      layer={value === undefined ? undefined : <LayerNote layer={layer} inheritedFrom={inheritedFrom} />}
      {...(changed && { onReset: reset })}
    >
      {(ids) => (
        <div className="studio-color-row">
          <ColorInput {...ids} label={name} value={color} onChange={(chosen) => set(`${line} ${chosen}`)} />
        </div>
      )}
    </Field>
  );
}

/** `2px dashed #cccccc` → the line and its colour. */
function readBorder(border: string): { line: string; color: string } {
  const parts = /^(\S+\s+(?:solid|dashed|dotted|double))\s+(.+)$/.exec(border.trim());
  return { line: parts?.[1] ?? '1px solid', color: parts?.[2] ?? '' };
}
