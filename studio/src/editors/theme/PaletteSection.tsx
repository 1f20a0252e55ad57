import { GRAPHIC_CONTRAST, presets, type TokenName } from '@portico/sdk/metadata';
import type { CSSProperties } from 'react';
import { Section } from '../../ui/Section';
import { ColorField, type ColorFieldProps } from './ColorField';
import { useResolvedTheme, useResolvedToken } from './theme-values';

const brand = ['primary', 'secondary', 'danger'] as const;
const states = ['success', 'warning', 'info', 'error'] as const;

const titles: { [N in (typeof brand)[number] | (typeof states)[number]]: string } = {
  primary: 'Primary',
  secondary: 'Secondary',
  danger: 'Danger',
  success: 'Success',
  warning: 'Warning',
  info: 'Info',
  error: 'Error',
};

const neutrals: readonly ColorFieldProps[] = [
  { label: 'Background', path: 'palette.background.default', against: 'text', pair: 'with text' },
  { label: 'Paper', path: 'palette.background.paper', against: 'text', pair: 'with text' },
  { label: 'Text', path: 'palette.text.primary', against: 'paper', pair: 'on paper' },
  { label: 'Soft text', path: 'palette.text.secondary', against: 'paper', pair: 'on paper' },
  { label: 'Divider', path: 'palette.divider' },
];

/** The brand and neutral colours, and the shades derived from them. */
export function PaletteSection() {
  return (
    <>
      <Section title="Brand colours">
        {brand.map((name) => (
          <div key={name} className="studio-color-group">
            <ColorField
              label={titles[name]}
              path={`palette.${name}.main`}
              against="paper"
              ratio={GRAPHIC_CONTRAST}
              pair="on paper"
            />
            <Shades name={name} />
          </div>
        ))}
      </Section>
      <Section title="State colours" open={false}>
        {states.map((name) => (
          <ColorField
            key={name}
            label={titles[name]}
            path={`palette.${name}.main`}
            against="paper"
            ratio={GRAPHIC_CONTRAST}
            pair="on paper"
          />
        ))}
      </Section>
      <Section title="Neutral colours">
        <NeutralsNote />
        {neutrals.map((field) => (
          <ColorField key={field.path} {...field} neutral />
        ))}
      </Section>
    </>
  );
}

/** Explains where these colours apply: the light/dark control above sets the previewed scheme, not the edited one. */
function NeutralsNote() {
  const preset = useResolvedTheme((theme) => theme.preset);
  const { scheme } = presets[preset];
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <p className="studio-help">
      One palette: your own neutral colours apply in {scheme}. In {other} the {preset} preset keeps its own, so that
      text stays readable.
    </p>
  );
}

/** The tokens that are derived from a brand colour, and how. @see Portal spec §9 */
const shades = [
  { suffix: 'light', label: 'Light', tip: '40 % lighter' },
  { suffix: 'dark', label: 'Dark', tip: '15 % darker' },
  { suffix: 'hover', label: 'Hover', tip: '15 % away from the page' },
  { suffix: 'active', label: 'Active', tip: '20 % away from the page' },
  { suffix: 'contrast', label: 'Text on it', tip: 'whichever reads on the colour' },
] as const;

function Shades({ name }: { name: (typeof brand)[number] }) {
  return (
    <ul className="studio-shades" aria-label={`Shades of ${name}`}>
      {shades.map(({ suffix, label, tip }) => (
        <Shade key={suffix} token={`${name}-${suffix}`} label={label} tip={tip} />
      ))}
    </ul>
  );
}

function Shade({ token, label, tip }: { token: TokenName; label: string; tip: string }) {
  const { value } = useResolvedToken(token);
  return (
    <li title={`${label}: ${value}, ${tip}`}>
      <span className="studio-shade" style={{ '--swatch': value } as CSSProperties} />
      {label}
    </li>
  );
}
