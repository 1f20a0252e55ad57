import type { OptionControl } from './option-controls';
import type { PortalPanel } from './portal-panels';

/** A control with the title of its panel and section: "Tables, scrollbar". */
export interface FoundControl {
  control: OptionControl;
  title: string;
}

/** The controls that contain every term of a search in their label, section, panel or path; components come first. */
export function findControls(panels: readonly PortalPanel[], search: string): FoundControl[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return panels.flatMap((panel) =>
    panel.sections.flatMap((section) => {
      const title = panel.sections.length > 1 ? `${panel.title}, ${section.title.toLowerCase()}` : panel.title;
      return section.controls
        .filter(({ label, help = '', options }) => {
          const text = [title, label, help, ...options.map(({ path }) => path)].join(' ').toLowerCase();
          return terms.every((term) => text.includes(term));
        })
        .map((control) => ({ control, title }));
    }),
  );
}
