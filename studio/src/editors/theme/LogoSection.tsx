import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { Segments } from '../../ui/Segments';
import { LayerNote } from './LayerNote';
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

/** The vendor's logo and where it stands. */
export function LogoSection() {
  const image = useThemeValue('Logo', 'loginBox.logo.image');
  const alt = useThemeValue('Logo description', 'loginBox.logo.alt');
  const placement = useThemeValue('Logo placement', 'loginBox.logo.placement');
  const alignment = useThemeValue('Logo alignment', 'loginBox.logo.alignment');
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
      <Field
        label="Place"
        layer={<LayerNote layer={placement.layer} />}
        {...(placement.changed && { onReset: placement.reset })}
      >
        {() => (
          <Segments
            label="Place of the logo"
            wide
            value={placement.value === 'page' ? 'page' : 'box'}
            segments={placements}
            onChange={placement.set}
          />
        )}
      </Field>
      <Field
        label="Alignment"
        layer={<LayerNote layer={alignment.layer} />}
        {...(alignment.changed && { onReset: alignment.reset })}
      >
        {() => (
          <Segments
            label="Alignment of the logo"
            wide
            value={alignments.find(({ value }) => value === alignment.value)?.value ?? 'center'}
            segments={alignments}
            onChange={alignment.set}
          />
        )}
      </Field>
    </Section>
  );
}

/** Only pictures inside the document are shown here: the studio fetches nothing from elsewhere. */
function pictureAddress(value: unknown): string {
  const address = asText(value);
  return address.startsWith('data:image/') ? address : '';
}
