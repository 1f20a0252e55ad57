import type { PageLinks } from '@portico/sdk/contract';
import type { Context } from './context';

/** A page of a list as the wire has it. */
interface WirePage<T> {
  items: T[];
  _metadata: { totalItems: number; totalPages: number };
}

/** One page of a list, with the total; a page beyond the end is empty. */
export function pageOf<T>(rows: readonly T[], pageSize: number, page = 0): WirePage<T> {
  const items = rows.slice(page * pageSize, (page + 1) * pageSize);
  return { items, _metadata: { totalItems: rows.length, totalPages: Math.ceil(rows.length / pageSize) } };
}

/** Addresses of the neighbouring pages, counted from 0, with the query of this request. */
export function pageLinks({ request }: Context, page: number, totalPages: number): PageLinks {
  const link = (index: number) => {
    if (index < 0 || index >= totalPages) return '';
    const query = new URLSearchParams(request.query);
    query.delete('offset');
    query.set('_offset', String(index));
    return `${request.path}?${query}`;
  };
  return { next: link(page + 1), prev: link(page - 1), first: link(0), last: link(totalPages - 1) };
}
