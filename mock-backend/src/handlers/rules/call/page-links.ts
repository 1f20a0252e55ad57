import type { PageLinks } from '@portico/sdk/contract';
import type { Context } from './context';

/** Addresses of the pages around this one, counted from 0, with the query as it was asked. */
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
