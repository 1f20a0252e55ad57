import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { moveByKeyboard, openMenuOfRow } from './table-keyboard';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** The first column names the row. */
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Low-priority columns are hidden first in a narrow table; cards show them again. */
  priority?: 'high' | 'medium' | 'low';
}

interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

interface TableSelection<Row> {
  label: (row: Row) => string;
  labelAll: string;
  selected: ReadonlySet<string>;
  /** Whether a row has a checkbox; the others keep its space. */
  selectable: (row: Row) => boolean;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  onSort?: (column: string) => void;
  selection?: TableSelection<Row> | undefined;
  /** Name and content of the last column. */
  actions?: { title: string; render: (row: Row) => ReactNode } | undefined;
  /** New rows are loading: the current ones are dimmed. */
  busy?: boolean;
  /** Default: `comfortable`. */
  density?: 'comfortable' | 'compact';
  /** Opens a row: Enter in the row calls it. */
  onOpen?: (row: Row) => void;
}

/**
 * A table with sortable columns; a list of cards where it is narrow. A plain `<table>` rather than React Aria's
 * grid: every cell can be read with a screen reader's table keys, and it saves 25 kB. One row is in the tab order: from
 * there, arrows go to the other rows, Space selects and Enter opens. Style it by `.portico-table`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, selection, actions, busy } = props;
  return (
    <div className="portico-table-area">
      <table
        className="portico-table"
        aria-label={label}
        aria-busy={busy || undefined}
        data-density={props.density}
        data-selecting={(selection && selection.selected.size > 0) || undefined}
      >
        <thead>
          <tr>
            {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {actions && (
              <th scope="col" className="portico-table-end">
                <span className="portico-visually-hidden">{actions.title}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={rowKey(row)} row={row} isFirst={index === 0} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> extends TableProps<Row> {
  row: Row;
  isFirst: boolean;
}

function TableRow<Row>({ row, isFirst, columns, rowKey, selection, actions, onOpen }: TableRowProps<Row>) {
  const key = rowKey(row);
  const [first, ...others] = columns;
  const isSelectable = selection?.selectable(row) ?? false;
  const toggle = () => selection?.onChange(toggled(selection.selected, key));
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    moveByKeyboard(event);
    if (event.target !== event.currentTarget || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'Enter') onOpen?.(row);
    else if (isSelectable) toggle();
  };
  return (
    <tr
      data-selected={selection?.selected.has(key) || undefined}
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={onKeyDown}
      onContextMenu={(event: MouseEvent<HTMLTableRowElement>) => openMenuOfRow(event)}
    >
      {selection && (
        <td className="portico-table-check">
          {isSelectable && (
            <Tick label={selection.label(row)} checked={selection.selected.has(key)} onChange={toggle} />
          )}
        </td>
      )}
      {first && (
        <th scope="row" className="portico-table-first">
          {first.render(row)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.id} data-title={column.title} data-priority={column.priority} data-column={column.id}>
          {column.render(row)}
        </td>
      ))}
      {actions && <td className="portico-table-end">{actions.render(row)}</td>}
    </tr>
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

function Tick(props: { label: string; checked: boolean; mixed?: boolean; onChange: () => void }) {
  return (
    <label className="portico-tick">
      <input
        type="checkbox"
        className="portico-checkbox-input"
        aria-label={props.label}
        checked={props.checked}
        ref={(input) => {
          if (input) input.indeterminate = props.mixed ?? false;
        }}
        onChange={props.onChange}
      />
    </label>
  );
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
