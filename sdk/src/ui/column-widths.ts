/** The width of a column that was not shown when the user changed the widths. */
const USUAL_WIDTH = 160;

/** The widths of columns in pixels, by the columns' ids. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The columns of a table that have widths. Without a last column of actions, the last one fills the table. */
interface SizedTable {
  columns: readonly { id: string; priority?: string }[];
  actions?: object | undefined;
}

/** Whether a column takes the room that the others leave, instead of a width of its own. */
export function isFlexible({ columns, actions }: SizedTable, column: string): boolean {
  return !actions && columns.at(-1)?.id === column;
}

/** The name of the CSS variable with a column's width. */
const widthVariable = (column: string) => `--portico-width-${column}`;

/** The inline size of a column's head. */
export const headWidth = (table: SizedTable, column: string) =>
  isFlexible(table, column) ? 'auto' : columnWidth(column);

/**
 * The CSS variables of a table whose user has changed widths. Those of each priority are summed up, because a narrow
 * table hides columns of low priority: it scrolls only if it has no room for those that it shows.
 */
export function widthStyles({ columns }: SizedTable, widths: ColumnWidths): Record<string, string> {
  const sumOf = (...priorities: (string | undefined)[]) =>
    ['0px', ...columns.filter(({ priority }) => priorities.includes(priority)).map(({ id }) => columnWidth(id))].join(
      ' + ',
    );
  return {
    ...Object.fromEntries(Object.entries(widths).map(([id, width]) => [widthVariable(id), `${width}px`])),
    '--portico-widths-high': `calc(${sumOf('high', undefined)})`,
    '--portico-widths-medium': `calc(${sumOf('medium')})`,
    '--portico-widths-low': `calc(${sumOf('low')})`,
  };
}

const columnWidth = (column: string) => `var(${widthVariable(column)}, ${USUAL_WIDTH}px)`;
