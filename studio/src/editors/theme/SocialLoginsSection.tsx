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
export function SocialLoginsSection() {
  return (
    <Section title="Social logins">
      <ChoiceField
        label="Place"
        name="Place of the provider buttons"
        path="loginBox.socialLogins.socialLoginsLayout.placement"
        choices={placements}
        standard="bottom"
      />
      <ChoiceField
        label="Buttons"
        name="Style of the provider buttons"
        path="loginBox.socialLogins.iconsOnly"
        choices={layouts}
        standard="names"
      />
    </Section>
  );
}
