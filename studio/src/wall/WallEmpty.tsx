import type { ListedState } from '@portico/fixtures';
import { useStore } from 'zustand';
import { Button } from '../ui/Button';
import type { WallFilter } from '../view/view-place';
import { useView } from '../view/view-store';
import type { CardShape } from './card-shape';
import { cardChecks } from './checks/card-checks';
import { useStillsOf } from './still-requests';
import { nothing } from './use-cards-in-view';

export interface WallEmptyProps {
  /** The cards that the wall would show without the filter. */
  candidates: readonly ListedState[];
  shape: CardShape;
}

/** Shown when no screen matches the search and the filters. Their stills are rendered, since a filter may need them. */
export function WallEmpty({ candidates, shape }: WallEmptyProps) {
  const filter = useView((view) => view.filter);
  const changeView = useView((view) => view.changeView);
  useStillsOf(candidates, nothing, shape);
  const isFilterAlone = filter !== 'none' && candidates.length > 0;
  return (
    <div className="wall-empty">
      {isFilterAlone ? <NothingFiltered filter={filter} candidates={candidates} /> : <NothingFound />}
      <Button
        variant="outlined"
        onClick={() =>
          changeView(isFilterAlone ? { filter: 'none' } : { search: '', show: 'defaults', area: 'all', filter: 'none' })
        }
      >
        {isFilterAlone ? 'Clear the filter' : 'Show every screen'}
      </Button>
    </div>
  );
}

function NothingFound() {
  const search = useView((view) => view.search);
  const isFiltered = useView(({ show, area }) => show !== 'defaults' || area !== 'all');
  return (
    <>
      <strong>No screen matches</strong>
      <p>
        {search === '' ? 'No state' : `No screen and no state called “${search}”`}{' '}
        {isFiltered ? 'passes the filters.' : 'exists.'}
      </p>
    </>
  );
}

const reasons: { readonly [F in Exclude<WallFilter, 'none'>]: { title: string; text: string } } = {
  changed: {
    title: 'Nothing has changed',
    text: 'Every screen looks as it did when you opened the studio. What you edit shows up here.',
  },
  contrast: {
    title: 'Every text can be read',
    text: 'All texts have the contrast that WCAG 2.2 AA asks for: 4.5, or 3 if they are large.',
  },
};

interface NothingFilteredProps {
  filter: Exclude<WallFilter, 'none'>;
  candidates: readonly ListedState[];
}

function NothingFiltered({ filter, candidates }: NothingFilteredProps) {
  const checked = useStore(cardChecks, (checks) => candidates.filter(({ title }) => checks.has(title)).length);
  const { title, text } = reasons[filter];
  const isDone = checked === candidates.length;
  return (
    <div role="status">
      <strong>{isDone ? title : 'Checking the screens'}</strong>
      <p>{isDone ? text : `${checked} of ${candidates.length} are checked; none is a match so far.`}</p>
    </div>
  );
}
