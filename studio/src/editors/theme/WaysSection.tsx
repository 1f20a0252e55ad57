import { Section } from '../../ui/Section';
import { ChoiceField } from './ChoiceField';

const placements = [
  { value: 'bottom', label: 'Below the form' },
  { value: 'top', label: 'Above it' },
] as const;

const layouts = [
  { value: 'names', label: 'With names', stored: false },
  { value: 'icons', label: 'Icons only', stored: true },
] as const;

/** Layout of the social login buttons. */
export function WaysSection() {
  return (
    <Section title="Other ways in">
      <ChoiceField
        label="Place"
        name="Place of the provider buttons"
        path="loginBox.socialLogins.socialLoginsLayout.placement"
        choices={placements}
        standard="bottom"
      />
      <ChoiceField
        label="Buttons"
        name="Look of the provider buttons"
        path="loginBox.socialLogins.iconsOnly"
        choices={layouts}
        standard="names"
      />
    </Section>
  );
}
