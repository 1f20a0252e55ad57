import { ColorInput } from '../ColorInput';
import { ThemeField, type ThemeFieldTarget } from '../ThemeField';
import { asText, usePaintedThemeValue } from '../theme-values';

/** A border of one pixel in a colour; width and style of a border that the code has set stay. */
export function BorderField({ label, name, path }: ThemeFieldTarget) {
  const theme = usePaintedThemeValue(name, path);
  const { value, set } = theme;
  const { line, color } = readBorder(asText(value));
  return (
    <ThemeField row label={label} path={path} theme={theme} unset="nothing">
      {(ids) => (
        <div className="studio-color-row">
          <ColorInput {...ids} label={name} value={color} onChange={(chosen) => set(`${line} ${chosen}`)} />
        </div>
      )}
    </ThemeField>
  );
}

/** `2px dashed #cccccc` → the line and its colour. */
function readBorder(border: string): { line: string; color: string } {
  const parts = /^(\S+\s+(?:solid|dashed|dotted|double))\s+(.+)$/.exec(border.trim());
  return { line: parts?.[1] ?? '1px solid', color: parts?.[2] ?? '' };
}
