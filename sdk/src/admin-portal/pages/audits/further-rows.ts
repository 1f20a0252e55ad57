import type { StoreApi } from 'zustand/vanilla';
import type { AuditRow } from '../../../contract';
import { asApiError } from '../../../core/response-error';
import type { ListPage } from '../../parts/users/list-page';
import type { AuditsQuery } from './audits-query';
import type { AuditsState } from './audits-state';

type AuditsRows = Pick<StoreApi<AuditsState>, 'getState' | 'setState'>;

/**
 * Creates the function that adds the next rows to an endless list, one call at a time. An answer that arrives after the
 * list was loaded again is dropped. It never rejects: the state holds the failure.
 */
export function createFurtherRows(
  load: (query: AuditsQuery, offset: number) => Promise<ListPage<AuditRow>>,
  { getState, setState }: AuditsRows,
) {
  return async function loadFurther(): Promise<void> {
    const { listing, query, further } = getState();
    if (listing.phase !== 'ready' || listing.busy || further.loading) return;
    const { items, totalItems } = listing.page;
    if (items.length >= totalItems) return;
    setState({ further: { loading: true, error: null } });
    try {
      const page = await load(query, items.length);
      if (getState().listing === listing) {
        setState({ listing: { ...listing, page: { ...page, items: joined(items, page.items) } } });
      }
      setState({ further: { loading: false, error: null } });
    } catch (error) {
      setState({ further: { loading: false, error: asApiError(error) } });
    }
  };
}

/** Events that have happened since move the rows: the first of the next ones may be shown already. */
function joined(shown: readonly AuditRow[], next: readonly AuditRow[]): AuditRow[] {
  const known = new Set(shown.map(({ _id }) => _id));
  return [...shown, ...next.filter(({ _id }) => !known.has(_id))];
}
