import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { Segments } from '../../ui/Segments';
import { GRADIENT_ANGLE, type PageBackground, readBackground, writeBackground } from './background';
import { ColorField } from './ColorField';
import { ColorInput } from './ColorInput';
import { PictureField } from './PictureField';
import { ThemeField } from './ThemeField';
import { asText, resolvedTheme, useThemeValue } from './theme-values';

const kinds = [
  { value: 'plain', label: 'Colour' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'picture', label: 'Picture' },
] as const;

/** The background of the login box. */
export function BackgroundSection() {
  const image = useThemeValue('Page background', 'loginBox.rootStyle.backgroundImage');
  const shown = readBackground(asText(image.value));
  const put = (background: PageBackground) => image.set(writeBackground(background));

  function choose(kind: (typeof kinds)[number]['value']): void {
    if (kind === 'plain') put({ kind });
    if (kind === 'picture') put({ kind, address: EMPTY_PICTURE });
    if (kind === 'gradient') {
      const theme = resolvedTheme();
      const from = asText(theme.valueAt('themeV2.palette.primary.main'));
      const to = asText(theme.valueAt('themeV2.palette.background.default'));
      put({ kind, angle: GRADIENT_ANGLE, from, to });
    }
  }

  return (
    <Section title="Page background">
      <ThemeField
        label="Kind"
        path="loginBox.rootStyle.backgroundImage"
        theme={image}
        {...(shown.kind === 'other' && {
          help: 'The preset paints its own background here. Choose a kind to replace it.',
        })}
      >
        {() => (
          <Segments<PageBackground['kind']>
            label="Kind of page background"
            wide
            value={shown.kind}
            segments={kinds}
            onChange={(kind) => kind !== 'other' && choose(kind)}
          />
        )}
      </ThemeField>
      {shown.kind === 'plain' && <ColorField label="Page colour" path="loginBox.rootStyle.backgroundColor" />}
      {shown.kind === 'gradient' && <GradientFields background={shown} onChange={put} />}
      {shown.kind === 'picture' && (
        <PictureField
          label="Picture"
          value={image}
          address={shown.address === EMPTY_PICTURE ? '' : shown.address}
          write={(address) => writeBackground({ kind: 'picture', address })}
        />
      )}
    </Section>
  );
}

/** Placeholder until the user chooses a picture: one transparent pixel. */
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Gradient = Extract<PageBackground, { kind: 'gradient' }>;

function GradientFields({ background, onChange }: { background: Gradient; onChange: (next: Gradient) => void }) {
  return (
    <>
      <Field row label="From">
        {(ids) => (
          <ColorInput
            {...ids}
            label="From"
            value={background.from}
            onChange={(from) => onChange({ ...background, from })}
          />
        )}
      </Field>
      <Field row label="To">
        {(ids) => (
          <ColorInput {...ids} label="To" value={background.to} onChange={(to) => onChange({ ...background, to })} />
        )}
      </Field>
      <Field label="Angle">
        {(ids) => (
          <div className="studio-range-row">
            <input
              {...ids}
              className="studio-range"
              type="range"
              min={0}
              max={360}
              step={5}
              value={background.angle}
              onChange={(event) => onChange({ ...background, angle: event.target.valueAsNumber })}
            />
            <output className="studio-range-value">{background.angle}°</output>
          </div>
        )}
      </Field>
    </>
  );
}
