import { flushSync } from 'react-dom';
import { widthStyles } from './column-widths';
import type { BodyPart, RowsInView } from './rows-in-view';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import type { TableProps } from './table-props';
import { chunkOf, useChunk } from './use-chunk';
import { keyOf, useLongList } from './use-long-list';
import { type RowFocus, useRowFocus } from './use-row-focus';

export type { TableColumn, TableProps, TableTree } from './table-props';

// Single exports: a module as a whole would add the bundler's run time to the first chunk of a host.
const resizing = chunkOf(() =>
  import('./column-resizing').then(({ ColumnSeparator, WideTable }) => ({ ColumnSeparator, WideTable })),
);

/**
 * A table with sortable columns; a list of cards where it is narrow. A plain `<table>` rather than React Aria's
 * grid: every cell can be read with a screen reader's table keys, and it saves 25 kB. One row is in the tab order: from
 * there, arrows go to the other rows, typing goes to a name, Space selects and Enter opens. Of more than 100 rows, only
 * those in view are in the page. Style it by `.portico-table`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, selection, busy, tree } = props;
  const { virtualizer, ...body } = useLongTable(props);
  const { isPart } = body;
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
        <TableBody table={props} {...body} />
      </table>
      {/* After the table, so that its rows exist when it looks at them. */}
      {virtualizer}
      {resizer && <resizer.WideTable />}
    </div>
  );
}

/** Which rows are in the page, and which of them has the focus. */
function useLongTable<Row>(table: TableProps<Row>) {
  const { isPart, view, partsWith, reachable, virtualizerOf } = useLongList(table.rows, table.rowKey);
  const focus = useRowFocus(
    table,
    (target) => {
      const index = reachable(target);
      // The row may not be in the page yet.
      flushSync(() => focus.onFocusIn(index));
      focus.body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: isPart });
      view?.scrollTo(index);
    },
    view?.findByTyping,
  );
  return {
    isPart,
    focus,
    measure: view?.measure,
    parts: partsWith(focus.current),
    virtualizer: virtualizerOf(focus.body, focus.current),
  };
}

interface TableBodyProps<Row> {
  table: TableProps<Row>;
  isPart: boolean;
  parts: readonly BodyPart[];
  /** Absent in a short table, and until the chunk has loaded. */
  measure: RowsInView['measure'] | undefined;
  focus: RowFocus;
}

function TableBody<Row>({ table, isPart, parts, measure, focus }: TableBodyProps<Row>) {
  const { rows, rowKey } = table;
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
            rowRef={measure}
          />
        ),
      )}
    </tbody>
  );
}
