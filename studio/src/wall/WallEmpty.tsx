import { useView } from '../app/view-store';
import { Button } from '../ui/Button';

/** Shown when no screen matches the search and the filters. */
export function WallEmpty() {
  const search = useView((view) => view.search);
  const isFiltered = useView(({ show, area }) => show !== 'defaults' || area !== 'all');
  const look = useView((view) => view.look);
  return (
    <div className="wall-empty">
      <strong>No screen matches</strong>
      <p>
        {search === '' ? 'No state' : `No screen and no state called “${search}”`}{' '}
        {isFiltered ? 'passes the filters.' : 'exists.'}
      </p>
      <Button variant="outlined" onClick={() => look({ search: '', show: 'defaults', area: 'all' })}>
        Show every screen
      </Button>
    </div>
  );
}
