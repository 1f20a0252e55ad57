import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { Segments } from '../../ui/Segments';
import { ChoiceField } from './ChoiceField';
import { LayerNote } from './LayerNote';
import { useThemeValue } from './theme-values';

const placements = [
  { value: 'bottom', label: 'Below the form' },
  { value: 'top', label: 'Above it' },
] as const;

const looks = [
  { value: 'names', label: 'With names' },
  { value: 'icons', label: 'Icons only' },
] as const;

/** How the providers stand that people may sign in with. */
export function WaysSection() {
  const icons = useThemeValue('Look of the provider buttons', 'loginBox.socialLogins.iconsOnly');
  return (
    <Section title="Other ways in">
      <ChoiceField
        label="Place"
        name="Place of the provider buttons"
        path="loginBox.socialLogins.socialLoginsLayout.placement"
        choices={placements}
        standard="bottom"
      />
      <Field
        label="Buttons"
        path="loginBox.socialLogins.iconsOnly"
        layer={<LayerNote layer={icons.layer ?? 'default'} />}
        {...(icons.changed && { onReset: icons.reset })}
      >
        {() => (
          <Segments
            label="Look of the provider buttons"
            wide
            value={icons.value === true ? 'icons' : 'names'}
            segments={looks}
            onChange={(look) => icons.set(look === 'icons')}
          />
        )}
      </Field>
    </Section>
  );
}
