import type { Inspected } from '../protocol/messages';
import { Section } from '../ui/Section';
import { useView } from '../view/view-store';
import { themePartsOf } from './theme-parts';

/** The parts of the portal's theme that style an element, and its page; each leads to its controls. */
export function ThemeParts({ element }: { element: Inspected }) {
  const reveal = useView((view) => view.reveal);
  const parts = themePartsOf(element.ancestry);
  if (parts.length === 0) return null;
  return (
    <Section title="Parts of the theme" note={parts.length}>
      <ul className="inspector-parts">
        {parts.map(({ path, label, panel }) => (
          <li key={path} className="inspector-row">
            <button type="button" className="studio-link" onClick={() => reveal({ kind: 'option', path })}>
              {label}
            </button>
            <span className="studio-help">{panel}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
