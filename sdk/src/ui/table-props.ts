import type { ReactNode } from 'react';
import type { ColumnWidths } from './column-widths';

export interface TableColumn<Row> {
  id: string;
  title: string;
  /** The first column names the row. */
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Low-priority columns are hidden first in a narrow table; cards show them again. */
  priority?: 'high' | 'medium' | 'low';
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  label: (row: Row) => string;
  labelAll: string;
  selected: ReadonlySet<string>;
  /** Whether a row has a checkbox; the others keep its space. */
  selectable: (row: Row) => boolean;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Makes a table a tree. Its rows are those that are shown, each followed by the rows below it. */
export interface TableTree<Row> {
  /** From 1. */
  levelOf: (row: Row) => number;
  /** Whether the rows below a row are shown; `undefined` if there can be none. */
  isOpen: (row: Row) => boolean | undefined;
  /** Opens or closes a row. */
  onToggle: (row: Row) => void;
  /** What a row shows in place of its cells, such as why the rows below another could not be loaded. */
  noticeOf?: (row: Row) => ReactNode;
}

/** Lets the user change the widths of columns. */
export interface TableResizing {
  /** Absent while all columns are as wide as their content needs. */
  widths: ColumnWidths | undefined;
  onChange: (widths: ColumnWidths) => void;
  /** Names the separator at the end of a column, given the column's title. */
  label: (title: string) => string;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** For a long list, always the same function: with another one, all rows are laid out again. */
  rowKey: (row: Row) => string;
  /** The text that names a row: in a long table, typing its beginning goes to the row. */
  rowName?: (row: Row) => string;
  sort?: TableSort;
  onSort?: (column: string) => void;
  selection?: TableSelection<Row> | undefined;
  /** Name and content of the last column. */
  actions?: { title: string; render: (row: Row) => ReactNode } | undefined;
  tree?: TableTree<Row> | undefined;
  /** New rows are loading: the current ones are dimmed. */
  busy?: boolean;
  /** Default: `comfortable`. */
  density?: 'comfortable' | 'compact';
  resizing?: TableResizing | undefined;
  /** Opens a row: Enter in the row calls it. */
  onOpen?: (row: Row) => void;
}
