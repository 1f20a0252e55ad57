import type { AuditColumn, AuditRow } from '../../../contract';
import type { ApiError } from '../../../core/errors';
import type { ListingState } from '../../parts/users/create-listing';
import type { AuditsQuery } from './audits-query';

export interface AuditsState extends ListingState<AuditsQuery, AuditRow> {
  /** The search as typed; the query changes after typing pauses. */
  search: string;
  /** The columns of the log; `null` until loaded. */
  columns: readonly AuditColumn[] | null;
  /** The rows after those that are shown: being loaded, or why they could not be. */
  further: { loading: boolean; error: ApiError | null };
}

/** The user's actions on the list. None of them rejects. */
interface ListingActions {
  /** Loads what the page needs, with the rows of a query. */
  start(query: AuditsQuery): Promise<void>;
  /** Shows the rows of a query, such as that of an address. */
  show(query: AuditsQuery): Promise<void>;
  /** Changes the query, and loads its rows. */
  list(changes?: Partial<AuditsQuery>): Promise<void>;
  /** Adds the next rows of an endless list. */
  loadFurther(): Promise<void>;
  typeSearch(text: string): Promise<void>;
  sortBy(key: AuditsQuery['sort']['key']): Promise<void>;
  clearFilters(): Promise<void>;
}

export type AuditsStore = AuditsState & ListingActions;
