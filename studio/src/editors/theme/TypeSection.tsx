import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/Select';
import { LayerNote } from './LayerNote';
import { RangeField } from './RangeField';
import { asText, useThemeValue } from './theme-values';

/** Fonts that every machine has or that the SDK includes. */
const fonts = [
  { value: 'Inter Variable, Inter, system-ui, sans-serif', label: 'Inter' },
  { value: 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif', label: 'System' },
  { value: 'Georgia, Cambria, Times New Roman, serif', label: 'Serif' },
  { value: 'ui-monospace, SF Mono, Cascadia Mono, DejaVu Sans Mono, monospace', label: 'Monospaced' },
];

/** Font sizes, in pixels, at which texts stay readable and controls keep their shape. */
const fontSize = { min: 12, max: 20, standard: 14 };

/** Font and size of all texts. */
export function TypeSection() {
  const font = useThemeValue('Font', 'typography.fontFamily');
  const value = asText(font.value);
  const first = fonts.find((option) => option.value.split(',')[0] === value.split(',')[0]?.trim());
  const options = first ? fonts : [{ value, label: `Own: ${value.split(',')[0]}` }, ...fonts];
  return (
    <Section title="Type">
      <Field
        row
        label="Font"
        path="typography.fontFamily"
        layer={<LayerNote layer={font.layer} />}
        {...(font.changed && { onReset: font.reset })}
      >
        {(ids) => <Select {...ids} value={first?.value ?? value} options={options} onChange={font.set} />}
      </Field>
      <RangeField label="Text size" path="typography.fontSize" unit="px" {...fontSize} />
    </Section>
  );
}
