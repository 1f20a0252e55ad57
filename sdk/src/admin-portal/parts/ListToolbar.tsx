import { useEffect } from 'react';
import { useNotify } from '../../ui/Notifications';
import { SearchField, type SearchFieldProps } from '../../ui/SearchField';
import { TableLayoutMenu } from './TableLayoutMenu';
import type { TableLayoutState } from './use-table-layout';

export interface ListToolbarProps {
  search: SearchFieldProps;
  /** The number of rows, as a text. Announced whenever it changes. */
  count?: string;
  /** The name of the table. */
  table: string;
  layout: TableLayoutState;
}

/** Above a list: a search, the number of rows, and the menu with the layout of the table. Styled by `toolbar.css`. */
export function ListToolbar({ search, count, table, layout }: ListToolbarProps) {
  const { announce } = useNotify();
  useEffect(() => {
    if (count) announce(count);
  }, [announce, count]);
  return (
    <div className="portico-toolbar">
      <SearchField {...search} />
      <span className="portico-toolbar-end">
        {count && <span className="portico-listing-count">{count}</span>}
        <TableLayoutMenu {...layout} table={table} />
      </span>
    </div>
  );
}
