import { Section } from '../../ui/Section';
import { Segments } from '../../ui/Segments';
import { RangeField } from './RangeField';
import { ThemeField } from './ThemeField';
import { asNumber, useThemeValue } from './theme-values';

/** Corner radius of controls, in pixels: from square to a full pill at the default height. */
const radius = { min: 0, max: 24, standard: 8 };

/** Heights of controls, in pixels. */
const heights = [
  { value: '36', label: 'Dense' },
  { value: '40', label: 'Regular' },
  { value: '44', label: 'Touch' },
] as const;

/** Corner radius and height of controls. */
export function ShapeSection() {
  const height = useThemeValue('Control height', 'components.control.height');
  const shown = String(asNumber(height.value, 40));
  const chosen = heights.find((option) => option.value === shown)?.value ?? '40';
  return (
    <Section title="Shape">
      <RangeField label="Corner radius" path="shape.borderRadius" unit="px" {...radius} />
      <ThemeField label="Controls" path="components.control.height" theme={height}>
        {() => (
          <Segments
            label="Height of controls"
            wide
            value={chosen}
            segments={heights}
            onChange={(value) => height.set(Number(value))}
          />
        )}
      </ThemeField>
    </Section>
  );
}
