import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import type { ColumnSeparator } from './ColumnSeparator';
import { headWidth, isFlexible, widthStyles } from './column-widths';
import { RowCheckbox } from './RowCheckbox';
import type { TableColumn, TableProps, TableSelection, TableSort } from './table-props';

export interface TableHeadProps<Row> {
  table: TableProps<Row>;
  isPart: boolean;
  /** Absent until its chunk has loaded. */
  resizer: Resizer | undefined;
}

interface Resizer {
  ColumnSeparator: typeof ColumnSeparator;
}

/** The head of a table: the checkbox of all rows, and the titles of the columns, which sort and change their width. */
export function TableHead<Row>({ table, isPart, resizer }: TableHeadProps<Row>) {
  const { columns, rows, rowKey, selection, actions } = table;
  return (
    <thead>
      <tr aria-rowindex={isPart ? 1 : undefined}>
        {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} table={table} resizer={resizer} />
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
  table: TableProps<Row>;
  resizer: Resizer | undefined;
}

function ColumnHead<Row>({ column, table, resizer }: ColumnHeadProps<Row>) {
  const { sort, onSort, resizing } = table;
  const titleId = useId();
  const isSorting = column.sortable && onSort !== undefined;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={isSorting ? (direction ?? 'none') : undefined}
      // Without the name of the separator, which would be read out with each cell of the column.
      aria-labelledby={resizing && titleId}
      data-priority={column.priority}
      data-column={column.id}
      style={resizing && ({ '--portico-column': headWidth(table, column.id) } as CSSProperties)}
    >
      {isSorting ? (
        <button type="button" className="portico-table-sort" onClick={() => onSort(column.id)}>
          <span id={titleId}>{column.title}</span>
          <SortArrow direction={direction} />
        </button>
      ) : (
        <span id={titleId} className="portico-table-title">
          {column.title}
        </span>
      )}
      {resizing && resizer && !isFlexible(table, column.id) && (
        <resizer.ColumnSeparator
          column={column.id}
          label={resizing.label(column.title)}
          resizing={resizing}
          stylesOf={(widths) => widthStyles(table, widths)}
        />
      )}
    </th>
  );
}

function SortArrow({ direction }: { direction: TableSort['direction'] | undefined }) {
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow size={14} aria-hidden="true" />;
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
      <RowCheckbox
        label={selection.labelAll}
        checked={keys.length > 0 && chosen === keys.length}
        mixed={chosen > 0 && chosen < keys.length}
        onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
      />
    </th>
  );
}
