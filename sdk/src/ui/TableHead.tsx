import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Tick } from './Tick';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table-props';

/** The head of a table: the checkbox of all rows, and the titles of the columns, which sort. */
export function TableHead<Row>({ table, isPart }: { table: TableProps<Row>; isPart: boolean }) {
  const { columns, rows, rowKey, selection, actions } = table;
  return (
    <thead>
      <tr aria-rowindex={isPart ? 1 : undefined}>
        {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={table.sort} onSort={table.onSort} />
        ))}
        {actions && (
          <th scope="col" className="portico-table-end">
            <span className="portico-visually-hidden">{actions.title}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((column: string) => void) | undefined;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" data-priority={column.priority} data-column={column.id}>
        {column.title}
      </th>
    );
  }
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-priority={column.priority} data-column={column.id}>
      <button type="button" className="portico-table-sort" onClick={() => onSort(column.id)}>
        <span>{column.title}</span>
        <Arrow size={14} aria-hidden="true" />
      </button>
    </th>
  );
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row>;
}

function SelectAll<Row>({ rows, rowKey, selection }: SelectAllProps<Row>) {
  const keys = rows.filter(selection.selectable).map(rowKey);
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <th scope="col" className="portico-table-check">
      <Tick
        label={selection.labelAll}
        checked={keys.length > 0 && chosen === keys.length}
        mixed={chosen > 0 && chosen < keys.length}
        onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
      />
    </th>
  );
}
