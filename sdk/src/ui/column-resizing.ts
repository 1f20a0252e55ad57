/** What changes the widths of a table's columns: the table loads it as one chunk. */
export { ColumnSeparator } from './ColumnSeparator';
export { WideTable } from './WideTable';
