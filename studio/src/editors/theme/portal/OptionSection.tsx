import { Section } from '../../../ui/Section';
import { OptionField } from './OptionField';
import { resetControls, useOwnCounts } from './own-options';
import type { PortalPanel } from './portal-panels';
import type { PanelSection } from './portal-sections';

export interface OptionSectionProps {
  section: PanelSection;
  panel: PortalPanel;
  /** Path of the option that was looked for: its section opens. */
  wanted: string | null;
}

/** A section of a panel. Its controls are rendered only while it is open, which keeps long panels fast. */
export function OptionSection({ section: { title, controls, isOpen }, panel, wanted }: OptionSectionProps) {
  const [changed = 0] = useOwnCounts([controls]);
  const isWanted = controls.some(({ path }) => path === wanted);
  const name = panel.sections.length > 1 ? `${panel.title}, ${title.toLowerCase()}` : panel.title;
  return (
    <Section
      title={title}
      note={changed > 0 ? `${changed} changed` : undefined}
      open={isOpen || isWanted}
      wanted={isWanted}
      isLazy
    >
      {controls.map((control) => (
        <OptionField key={control.path} control={control} title={name} wanted={wanted} />
      ))}
      {changed > 0 && (
        <p className="studio-help">
          <button type="button" className="studio-link" onClick={() => resetControls(`Reset ${name}`, controls)}>
            Reset {title.toLowerCase()}
          </button>
        </p>
      )}
    </Section>
  );
}
