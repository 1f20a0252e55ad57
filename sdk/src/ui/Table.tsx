import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { widthStyles } from './column-widths';
import type { RowsInView } from './rows-in-view';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import type { TableProps } from './table-props';
import { chunkOf, useChunk } from './use-chunk';
import { type RowFocus, useRowFocus } from './use-row-focus';

export type { TableColumn, TableProps, TableResizing, TableTree } from './table-props';

// Each takes single exports: a module as a whole would add the bundler's run time to the first chunk of a host.
const virtualizing = chunkOf(() => import('./RowVirtualizer').then(({ RowVirtualizer }) => ({ RowVirtualizer })));
const resizing = chunkOf(() =>
  import('./column-resizing').then(({ ColumnSeparator, WideTable }) => ({ ColumnSeparator, WideTable })),
);

/** Of more rows, only those in view are in the page. */
const LONG = 100;
/** Rows of a long table that are shown until the chunk has loaded that finds those in view. */
const FIRST_ROWS = 30;

/**
 * A table with sortable columns; a list of cards where it is narrow. A plain `<table>` rather than React Aria's
 * grid: every cell can be read with a screen reader's table keys, and it saves 25 kB. One row is in the tab order: from
 * there, arrows go to the other rows, typing goes to a name, Space selects and Enter opens. Of more than 100 rows, only
 * those in view are in the page. Style it by `.portico-table`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, selection, busy, tree } = props;
  const { isPart, view, focus, virtualizer } = useLongTable(props);
  const { widths } = props.resizing ?? {};
  const found = useChunk(resizing, props.resizing !== undefined);
  const resizer = found === 'failed' ? undefined : found;
  return (
    <div className="portico-table-area" data-sized={widths && true}>
      <table
        className="portico-table"
        role={tree && 'treegrid'}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-rowcount={isPart ? rows.length + 1 : undefined}
        data-density={props.density}
        data-long={isPart || undefined}
        data-selecting={(selection && selection.selected.size > 0) || undefined}
        style={widths && widthStyles(props, widths)}
      >
        <TableHead table={props} isPart={isPart} resizer={resizer} />
        <TableBody table={props} isPart={isPart} view={view} focus={focus} />
      </table>
      {/* After the table, so that its rows exist when it looks at them. */}
      {virtualizer}
      {resizer && <resizer.WideTable />}
    </div>
  );
}

/** Which rows are in the page, and which of them has the focus. */
function useLongTable<Row>(table: TableProps<Row>) {
  const { rows, rowKey } = table;
  const isLong = rows.length > LONG;
  const chunk = useChunk(virtualizing, isLong);
  const isPart = isLong && chunk !== 'failed';
  const [view, setView] = useState<RowsInView>();
  const focus = useRowFocus(
    table,
    (target) => {
      // Until the virtualizer has loaded, only the first rows are in the page.
      const index = isPart && !view ? Math.min(target, FIRST_ROWS - 1) : target;
      // The row may not be in the page yet.
      flushSync(() => focus.onFocusIn(index));
      focus.body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: isPart });
      if (isPart) view?.scrollTo(index);
    },
    isPart ? view?.findByTyping : undefined,
  );
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
  isPart: boolean;
  /** Absent until the chunk has loaded. */
  view: RowsInView | undefined;
  focus: RowFocus;
}

function TableBody<Row>({ table, isPart, view, focus }: TableBodyProps<Row>) {
  const { rows, rowKey } = table;
  const shown = isPart ? rows.slice(0, FIRST_ROWS) : rows;
  const parts = isPart && view ? view.parts(rows.length, focus.current) : shown.map((_, index) => ({ index }));
  return (
    <tbody ref={focus.body}>
      {parts.map((part) =>
        'gap' in part ? (
          // The space of rows that are not in the page.
          <tr key={`gap ${part.before}`} className="portico-table-gap">
            <td style={{ blockSize: part.gap }} />
          </tr>
        ) : (
          <TableRow
            key={keyOf(rows, part.index, rowKey)}
            table={table}
            index={part.index}
            isCurrent={part.index === focus.current}
            isPart={isPart}
            onKey={focus.onKey}
            onFocusIn={focus.onFocusIn}
            rowRef={isPart ? view?.measure : undefined}
          />
        ),
      )}
    </tbody>
  );
}

function keyOf<Row>(rows: readonly Row[], index: number, rowKey: (row: Row) => string): string {
  const row = rows[index];
  return row === undefined ? '' : rowKey(row);
}
