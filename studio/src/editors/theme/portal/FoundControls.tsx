import { useShallow } from 'zustand/react/shallow';
import { usePaintedDraft } from '../../../draft/painted-draft';
import { findControls } from './find-controls';
import { OptionField } from './OptionField';
import { isOwn } from './own-options';
import { portalPanels } from './portal-panels';

/** Limit of rendered controls: with more matches, the user types on. */
const LIMIT = 40;

export interface FoundControlsProps {
  search: string;
  onlyChanged: boolean;
}

/** The controls of all panels that match a search, or are changed, by panel and section. */
export function FoundControls({ search, onlyChanged }: FoundControlsProps) {
  const matches = findControls(portalPanels, search);
  const shown = usePaintedDraft(
    useShallow(({ metadata }) => matches.filter(({ control }) => !onlyChanged || isOwn(metadata, control))),
  );
  const listed = shown.slice(0, LIMIT);
  const titles = [...new Set(listed.map(({ title }) => title))];
  return (
    <>
      <p className="studio-help studio-portal-found" role="status">
        {shown.length > LIMIT ? `The first ${LIMIT} of ${shown.length} settings` : countOf(shown.length)}
      </p>
      {titles.map((title) => (
        <section key={title} className="studio-portal-result" aria-label={title}>
          <h4>{title}</h4>
          {listed
            .filter((match) => match.title === title)
            .map(({ control }) => (
              <OptionField key={control.path} control={control} title={title} wanted={null} />
            ))}
        </section>
      ))}
      {shown.length === 0 && <NothingFound search={search} />}
    </>
  );
}

function countOf(settings: number): string {
  return settings === 1 ? '1 setting' : `${settings} settings`;
}

function NothingFound({ search }: { search: string }) {
  return (
    <div className="studio-empty">
      <strong>{search.trim() === '' ? 'Nothing of the portal is changed yet' : `Nothing is called “${search}”`}</strong>
      <p>Search finds parts, settings and their paths in the document.</p>
    </div>
  );
}
