import { Section } from '../../ui/Section';
import { FontField } from './FontField';
import { RangeField } from './RangeField';

/** Font sizes, in pixels, at which texts stay readable and controls keep their shape. */
const fontSize = { min: 12, max: 20, standard: 14 };

/** Font and size of all texts. */
export function TypeSection() {
  return (
    <Section title="Type">
      <FontField name="Font" path="typography.fontFamily" />
      <RangeField label="Text size" path="typography.fontSize" unit="px" {...fontSize} />
    </Section>
  );
}
