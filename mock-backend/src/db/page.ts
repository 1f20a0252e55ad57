/** What every row has. */
export interface Row {
  readonly id: string;
}

/** Which rows to read, in which order, and how many of them. */
export interface PageQuery<T extends Row> {
  filter?: (row: T) => boolean;
  /** Texts compare without regard to case, `null` and absent values come last; ties keep the order of insertion. */
  sortBy?: keyof T;
  /** `asc` unless told otherwise. */
  order?: 'asc' | 'desc';
  /** In rows, not pages. */
  offset?: number;
  limit: number;
}

/** A part of the matching rows, and how many match in all. */
export interface Page<T extends Row> {
  rows: T[];
  total: number;
}
