import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FindByTyping } from './row-typing';
import { movedTo } from './table-keyboard';
import type { TableProps } from './table-props';
import { movedInTree } from './tree-keyboard';

export interface RowFocus {
  body: RefObject<HTMLTableSectionElement | null>;
  /** Position of the row in the tab order: the one that had the focus last. */
  current: number;
  /** These two never change, so that rows are not rendered again because of them. */
  onKey: (event: KeyboardEvent, index: number) => void;
  onFocusIn: (index: number) => void;
}

/**
 * The keyboard of a table's rows.
 *
 * @param focusRow Moves the focus to a row.
 * @param findByTyping Absent in a short table, whose rows are all in view.
 */
export function useRowFocus<Row>(
  table: TableProps<Row>,
  focusRow: (index: number) => void,
  findByTyping: FindByTyping | undefined,
): RowFocus {
  const { rows, rowKey, rowName, tree } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  const [key, setKey] = useState<string>();
  const current = useMemo(() => indexOf(rows, rowKey, key), [rows, rowKey, key]);
  const latest = useRef({ rows, rowKey, rowName, tree, focusRow, findByTyping });
  useLayoutEffect(() => {
    latest.current = { rows, rowKey, rowName, tree, focusRow, findByTyping };
  });

  const onFocusIn = useCallback((index: number) => {
    const { rows, rowKey } = latest.current;
    const row = rows[index];
    if (row !== undefined) setKey(rowKey(row));
  }, []);
  const onKey = useCallback((event: KeyboardEvent, from: number) => {
    const { rows, rowName, tree, focusRow, findByTyping } = latest.current;
    const nameAt = (index: number) => {
      const row = rows[index];
      return row !== undefined && rowName ? rowName(row) : '';
    };
    const target =
      movedTo(event.key, from, rows.length) ??
      movedInTree(event, from, { rows, tree }) ??
      findByTyping?.(event, from, { count: rows.length, nameAt });
    if (target === undefined) return;
    event.preventDefault();
    focusRow(target);
  }, []);
  return { body, current, onKey, onFocusIn };
}

/** The row with a key; the first one if there is none. */
function indexOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string, key: string | undefined): number {
  return key === undefined
    ? 0
    : Math.max(
        0,
        rows.findIndex((row) => rowKey(row) === key),
      );
}
