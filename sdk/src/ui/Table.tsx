import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { bodyParts, type RowsInView } from './rows-in-view';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import type { TableProps } from './table-props';
import { usePrinting } from './use-printing';
import { type RowFocus, useRowFocus } from './use-row-focus';
import { useRowVirtualizer } from './use-row-virtualizer';

export type { TableColumn } from './table-props';

/** Of more rows, only those in view are in the page. */
const LONG = 100;
/** Rows of a long table that are shown until the chunk has loaded that finds those in view. */
const FIRST_ROWS: RowsInView = {
  places: Array.from({ length: 30 }, (_, index) => ({ index, start: 0, end: 0 })),
  height: 0,
  measure: () => {},
  scrollTo: () => {},
};

/**
 * A table with sortable columns; a list of cards where it is narrow. A plain `<table>` rather than React Aria's
 * grid: every cell can be read with a screen reader's table keys, and it saves 25 kB. One row is in the tab order: from
 * there, arrows go to the other rows, typing goes to a name, Space selects and Enter opens. Of more than 100 rows, only
 * those in view are in the page. Style it by `.portico-table`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, selection, busy } = props;
  const { isPart, view, focus, virtualizer } = useLongTable(props);
  return (
    <div className="portico-table-area">
      <table
        className="portico-table"
        aria-label={label}
        aria-busy={busy || undefined}
        aria-rowcount={isPart ? rows.length + 1 : undefined}
        data-density={props.density}
        data-long={isPart || undefined}
        data-selecting={(selection && selection.selected.size > 0) || undefined}
      >
        <TableHead table={props} isPart={isPart} />
        <TableBody table={props} view={isPart ? view : undefined} focus={focus} />
      </table>
      {/* After the table, so that its rows exist when it looks at them. */}
      {virtualizer}
    </div>
  );
}

/** Which rows are in the page, and which of them has the focus. */
function useLongTable<Row>(table: TableProps<Row>) {
  const { rows, rowKey } = table;
  const isPrinting = usePrinting(rows.length);
  const wantsPart = rows.length > LONG && !isPrinting;
  const chunk = useRowVirtualizer(wantsPart);
  const isPart = wantsPart && chunk !== 'failed';
  const [view, setView] = useState(FIRST_ROWS);
  const focus = useRowFocus(table, (index) => {
    // The row may not be in the page yet.
    flushSync(() => focus.onFocusIn(index));
    focus.body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: isPart });
    if (isPart) view.scrollTo(index);
  });
  const keyAt = useCallback((index: number) => keyOf(rows, index, rowKey), [rows, rowKey]);
  const virtualizer = isPart && chunk && (
    <chunk.RowVirtualizer
      body={focus.body}
      count={rows.length}
      keyAt={keyAt}
      current={focus.current}
      onChange={setView}
    />
  );
  return { isPart, view, focus, virtualizer };
}

interface TableBodyProps<Row> {
  table: TableProps<Row>;
  /** Absent if all rows are in the page. */
  view: RowsInView | undefined;
  focus: RowFocus;
}

function TableBody<Row>({ table, view, focus }: TableBodyProps<Row>) {
  const { rows, rowKey } = table;
  const parts = view ? bodyParts(view, rows.length, focus.current) : rows.map((_, index) => ({ index }));
  return (
    <tbody ref={focus.body}>
      {parts.map((part) =>
        'gap' in part ? (
          <Gap key={`gap before ${part.before}`} height={part.gap} />
        ) : (
          <TableRow
            key={keyOf(rows, part.index, rowKey)}
            table={table}
            index={part.index}
            isCurrent={part.index === focus.current}
            isPart={view !== undefined}
            onKey={focus.onKey}
            onFocusIn={focus.onFocusIn}
            rowRef={view?.measure}
          />
        ),
      )}
    </tbody>
  );
}

/** The space of rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return (
    <tr className="portico-table-gap">
      <td style={{ blockSize: height }} />
    </tr>
  );
}

function keyOf<Row>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string {
  const row = rows[index];
  return row === undefined ? '' : rowKey(row);
}
