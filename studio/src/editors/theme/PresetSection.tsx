import { type Preset, presets, type ResolvedTokens, resolveTokens, type TokenName } from '@portico/sdk/metadata';
import { Check } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { draftStore } from '../../draft/draft-store';
import { usePaintedDraft } from '../../draft/painted-draft';
import { setAt, valueAt } from '../../draft/path';
import { Section } from '../../ui/Section';
import { useView } from '../../view/view-store';
import { useResolvedTheme } from './theme-values';

const titles: { [N in Preset['name']]: string } = {
  modern: 'Modern',
  classic: 'Classic',
  vivid: 'Vivid',
  dark: 'Dark',
};

/** The presets, each drawn from its own values. */
export function PresetSection() {
  const chosen = useResolvedTheme((theme) => theme.preset);
  const own = usePaintedDraft((draft) => valueAt(draft.metadata, ['themeV2', 'palette']) !== undefined);
  const changeView = useView((view) => view.changeView);
  const { edit, reset } = draftStore.getState();

  function choose(preset: Preset): void {
    edit(`Preset ${titles[preset.name]}`, (metadata) => {
      setAt(metadata, ['themeV2', 'loginBox', 'themeName'], preset.name);
      setAt(metadata, ['themeV2', 'adminPortal', 'themeName'], preset.name);
    });
    changeView({ scheme: preset.scheme });
  }

  return (
    <Section title="Preset">
      <div className="studio-presets">
        {Object.values(presets).map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="studio-preset"
            aria-pressed={preset.name === chosen}
            onClick={() => choose(preset)}
          >
            <Miniature preset={preset} />
            <span className="studio-preset-name">
              {titles[preset.name]}
              {preset.name === chosen && <Check size={14} aria-hidden />}
            </span>
          </button>
        ))}
      </div>
      {own && (
        <p className="studio-help">
          Your own colours stay on top of a preset.{' '}
          <button
            type="button"
            className="studio-link"
            onClick={() => reset('Reset the palette', ['themeV2', 'palette'])}
          >
            Use the preset’s colours
          </button>
        </p>
      )}
    </Section>
  );
}

/** A small login page of a preset: page, box, logo, title, field and button in the preset's own values. */
const Miniature = memo(function Miniature({ preset }: { preset: Preset }) {
  const { name, scheme } = preset;
  const metadata = { themeV2: { loginBox: { themeName: name }, adminPortal: { themeName: name } } };
  const values = resolveTokens({ metadata }, { area: 'loginBox', scheme });
  return (
    <span className="studio-miniature" aria-hidden style={miniatureStyle(values)}>
      <span className="studio-miniature-box">
        <span className="studio-miniature-logo" />
        <span className="studio-miniature-title" />
        <span className="studio-miniature-field" />
        <span className="studio-miniature-button" />
      </span>
    </span>
  );
});

const drawn = [
  'page-background',
  'page-image',
  'box-background',
  'box-border',
  'box-border-width',
  'box-shadow',
  'radius',
  'primary',
  'text',
  'input-border',
  'input-background',
] as const satisfies readonly TokenName[];

function miniatureStyle(values: ResolvedTokens): CSSProperties {
  return Object.fromEntries(drawn.map((token) => [`--mini-${token}`, values[token].value])) as CSSProperties;
}
