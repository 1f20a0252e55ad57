import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { Segments } from '../../ui/Segments';
import { LayerNote } from './LayerNote';
import { RangeField } from './RangeField';
import { useThemeValue } from './theme-values';

const places = [
  { value: 'float-left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'float-right', label: 'Right' },
] as const;

/** Share of the page, in percent, that the other half may take. */
const split = { min: 30, max: 70, step: 5, standard: 50 };

/** Where the box stands on the page. */
export function LayoutSection() {
  const layout = useThemeValue('Layout', 'loginBox.layout.type');
  const chosen = places.find(({ value }) => value === layout.value)?.value ?? 'center';
  return (
    <Section title="Layout">
      <Field
        label="Login box"
        layer={<LayerNote layer={layout.layer} />}
        {...(layout.changed && { onReset: layout.reset })}
        {...(chosen !== 'center' && {
          help: 'The other half is yours: logos, values or testimonials. It folds away under 900 px.',
        })}
      >
        {() => <Segments label="Place of the login box" wide value={chosen} segments={places} onChange={layout.set} />}
      </Field>
      {chosen !== 'center' && <RangeField label="Other half" path="loginBox.layout.splitSize" unit="%" {...split} />}
    </Section>
  );
}
