import { useDeferredValue, useMemo } from 'react';
import { textMatcher } from '../../ui/text-match';
import { usePageParams } from './use-portal';

/** A search over rows that are all loaded. */
export interface SearchedRows<Row> {
  /** What is typed, kept in the address. */
  search: string;
  setSearch: (text: string) => void;
  /** The rows with the searched text. While the user types, they follow the field without holding up its letters. */
  found: readonly Row[];
}

/**
 * Searches the rows of a page.
 *
 * @param searchTextsOf The texts of a row that are searched; always the same function.
 */
export function useSearchedRows<Row>(
  rows: readonly Row[],
  searchTextsOf: (row: Row) => readonly (string | undefined)[],
): SearchedRows<Row> {
  const [{ search = '' }, setParams] = usePageParams();
  const query = useDeferredValue(search).trim();
  const found = useMemo(() => {
    if (!query) return rows;
    const matches = textMatcher(query);
    return rows.filter((row) => matches(...searchTextsOf(row)));
  }, [rows, query, searchTextsOf]);
  return { search, setSearch: (text) => setParams({ search: text }), found };
}
