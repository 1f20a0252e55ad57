/** One page of a list: the service sorts, filters and counts. */
export interface ListPage<Row> {
  items: Row[];
  totalItems: number;
  totalPages: number;
}

/** What every query of such a list names. */
export interface ListQuery {
  /** Index of the page, from 0. */
  page: number;
  /** Rows per page. */
  pageSize: number;
}
