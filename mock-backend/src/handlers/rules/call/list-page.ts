/** A page of a list as the wire has it. */
interface WirePage<T> {
  items: T[];
  _metadata: { totalItems: number; totalPages: number };
}

/** One page of a list, with how much there is in all; one beyond the end is empty. */
export function pageOf<T>(rows: readonly T[], pageSize: number, page = 0): WirePage<T> {
  const items = rows.slice(page * pageSize, (page + 1) * pageSize);
  return { items, _metadata: { totalItems: rows.length, totalPages: Math.ceil(rows.length / pageSize) } };
}
