import { type CSSProperties, type KeyboardEvent, memo, type Ref } from 'react';
import { RowCheckbox } from './RowCheckbox';
import { isKeyOfControl, openMenuOfRow } from './table-keyboard';
import type { TableProps, TableSelection } from './table-props';

export interface TableRowProps<Row> {
  table: TableProps<Row>;
  /** The row's position in all rows, from 0. */
  index: number;
  /** Whether the row is the one in the tab order. */
  isCurrent: boolean;
  /** A key that the row does not handle itself. */
  onKey: (event: KeyboardEvent, index: number) => void;
  /** Something in the row got the focus. */
  onFocusIn: (index: number) => void;
  /** Whether only a part of the rows is in the page: assistive technology then needs the row's position. */
  isPart?: boolean;
  rowRef?: Ref<HTMLTableRowElement>;
}

function RowElement<Row>(props: TableRowProps<Row>) {
  const { table, index, isCurrent, isPart } = props;
  const { rows, rowKey, selection, onOpen, tree } = table;
  const row = rows[index];
  if (row === undefined) return null;
  const key = rowKey(row);
  const notice = tree?.noticeOf?.(row);
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (isKeyOfControl(event)) return;
    props.onKey(event, index);
    if (event.defaultPrevented || event.target !== event.currentTarget) return;
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') onOpen?.(row);
    else if (selection?.selectable(row)) toggle(selection, key);
  };
  return (
    <tr
      ref={props.rowRef}
      className={notice ? 'portico-tree-notice' : undefined}
      data-index={index}
      data-selected={selection?.selected.has(key) || undefined}
      aria-rowindex={isPart ? index + 2 : undefined}
      aria-level={tree?.levelOf(row)}
      aria-expanded={tree?.isOpen(row)}
      style={tree && ({ '--table-row-level': tree.levelOf(row) } as CSSProperties)}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={() => props.onFocusIn(index)}
      onContextMenu={openMenuOfRow}
    >
      {notice ? (
        <td className="portico-table-first" colSpan={table.columns.length + (table.actions ? 1 : 0)}>
          {notice}
        </td>
      ) : (
        <>
          {selection && <SelectionCell selection={selection} row={row} rowKey={key} />}
          <Cells columns={table.columns} actions={table.actions} row={row} />
        </>
      )}
    </tr>
  );
}

interface SelectionCellProps<Row> {
  selection: TableSelection<Row>;
  row: Row;
  rowKey: string;
}

function SelectionCell<Row>({ selection, row, rowKey }: SelectionCellProps<Row>) {
  return (
    <td className="portico-table-check">
      {selection.selectable(row) && (
        <RowCheckbox
          label={selection.label(row)}
          checked={selection.selected.has(rowKey)}
          onChange={() => toggle(selection, rowKey)}
        />
      )}
    </td>
  );
}

interface CellsProps<Row> extends Pick<TableProps<Row>, 'columns' | 'actions'> {
  row: Row;
}

function CellElements<Row>({ columns: [first, ...others], actions, row }: CellsProps<Row>) {
  return (
    <>
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
    </>
  );
}

/** The cells of a row. They render again only if the row or the columns change, not when a search moves the row. */
const Cells = memo(CellElements) as typeof CellElements;

/** One row. It renders again only if it or its table changes, not while other rows scroll in. */
export const TableRow = memo(RowElement) as typeof RowElement;

function toggle<Row>({ selected, onChange }: TableSelection<Row>, key: string): void {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  onChange(next);
}
