/** Columns of every row. */
export interface Row {
  readonly id: string;
}

/** Filter, order and page of the rows to read. */
export interface PageQuery<T extends Row> {
  filter?: (row: T) => boolean;
  /** Texts compare without regard to case, `null` and absent values come last; ties keep the order of insertion. */
  sortBy?: keyof T;
  /** Default: `asc`. */
  order?: 'asc' | 'desc';
  /** In rows, not pages. */
  offset?: number;
  limit: number;
}

/** The rows of a page, and the number of all matching rows. */
export interface Page<T extends Row> {
  rows: T[];
  total: number;
}
