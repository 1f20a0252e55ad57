import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { ChoiceField } from './ChoiceField';
import { PictureField } from './PictureField';
import { asText, useThemeValue } from './theme-values';

const placements = [
  { value: 'box', label: 'In the box' },
  { value: 'page', label: 'On the page' },
] as const;

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const;

/** The vendor's logo and its place. */
export function LogoSection() {
  const image = useThemeValue('Logo', 'loginBox.logo.image');
  const alt = useThemeValue('Logo description', 'loginBox.logo.alt');
  return (
    <Section title="Logo">
      <PictureField label="Logo" value={image} address={pictureAddress(image.value)} write={(address) => address} />
      <Field row label="Description" {...(alt.changed && { onReset: alt.reset })}>
        {(ids) => (
          <input
            {...ids}
            className="studio-input"
            value={asText(alt.value)}
            placeholder="For screen readers"
            maxLength={120}
            onChange={(event) => (event.target.value === '' ? alt.reset() : alt.set(event.target.value))}
          />
        )}
      </Field>
      <ChoiceField
        label="Place"
        name="Place of the logo"
        path="loginBox.logo.placement"
        choices={placements}
        standard="box"
      />
      <ChoiceField
        label="Alignment"
        name="Alignment of the logo"
        path="loginBox.logo.alignment"
        choices={alignments}
        standard="center"
      />
    </Section>
  );
}

/** Shows only pictures inside the document: the studio fetches nothing from other sites. */
function pictureAddress(value: unknown): string {
  const address = asText(value);
  return address.startsWith('data:image/') ? address : '';
}
