import { Select } from '../../ui/Select';
import { ThemeField } from './ThemeField';
import { asText, useThemeValue } from './theme-values';

/** Fonts that every machine has or that the SDK includes. */
const fonts = [
  { value: 'Inter Variable, Inter, system-ui, sans-serif', label: 'Inter' },
  { value: 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif', label: 'System' },
  { value: 'Georgia, Cambria, Times New Roman, serif', label: 'Serif' },
  { value: 'ui-monospace, SF Mono, Cascadia Mono, DejaVu Sans Mono, monospace', label: 'Monospaced' },
];

export interface FontFieldProps {
  /** Name for the history: "Users: Font". */
  name: string;
  /** Inside `themeV2`. */
  path: string;
}

/** A font of the theme. A font that is not in the list is shown as one more option. */
export function FontField({ name, path }: FontFieldProps) {
  const font = useThemeValue(name, path);
  const value = asText(font.value);
  const first = fonts.find((option) => option.value.split(',')[0] === value.split(',')[0]?.trim());
  const options = first ? fonts : [{ value, label: `Own: ${value.split(',')[0]}` }, ...fonts];
  return (
    <ThemeField row label="Font" path={path} theme={font}>
      {(ids) => <Select {...ids} value={first?.value ?? value} options={options} onChange={font.set} />}
    </ThemeField>
  );
}
