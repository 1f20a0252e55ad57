import type { Clock } from '../../../core/clock';
import { createSearchPause } from './search-pause';

/** What the search changes of a query. */
interface SearchChanges {
  search: string;
  page: number;
}

/** The actions on the search of a table. The field holds what is typed, which the query has only after a pause. */
interface TableSearch<Changes> {
  /** Changes the query and the field. A search that waits for a pause is dropped. */
  show(changes: Changes & SearchChanges): Promise<void>;
  typeSearch(text: string): Promise<void>;
}

/**
 * Creates the search of one table.
 *
 * @param list Changes the query and loads its rows.
 */
export function createTableSearch<Changes>(
  clock: Clock,
  { setState }: { setState(change: { search: string }): void },
  list: (changes: Changes | SearchChanges) => Promise<void>,
): TableSearch<Changes> {
  const typing = createSearchPause(clock);
  return {
    show: (changes) => {
      typing.stop();
      setState({ search: changes.search });
      return list(changes);
    },
    typeSearch: async (search) => {
      setState({ search });
      if (await typing.hasPaused()) await list({ search: search.trim(), page: 0 });
    },
  };
}
