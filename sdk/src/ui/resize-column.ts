import type { ColumnWidths } from './column-widths';

/** The narrowest and the widest column, in pixels. */
export const MIN_WIDTH = 72;
export const MAX_WIDTH = 800;

/** The change of a column's width: it is shown at once, and kept or cancelled. */
export interface ColumnDrag {
  /** Makes the column wider by this many pixels than it was. */
  by: (pixels: number) => void;
  to: (width: number) => void;
  /** The widths of all columns now. */
  widths: () => ColumnWidths;
  /** Shows the widths of before. */
  cancel: () => void;
}

/** The width of the column that a separator belongs to. */
export function widthOf(separator: Element): number {
  return Math.round(separator.closest('th')?.getBoundingClientRect().width ?? 0);
}

interface ResizedColumn {
  column: string;
  /** The widths that the user has chosen before, also of columns that are hidden now. */
  widths: ColumnWidths | undefined;
  /** The CSS variables of the table with these widths. */
  stylesOf: (widths: ColumnWidths) => Readonly<Record<string, string>>;
}

/** Gives every column the width that it has now, so that only one of them changes, and returns how it does. */
export function startDrag(separator: Element, { column, widths: chosen, stylesOf }: ResizedColumn): ColumnDrag {
  const table = separator.closest('table');
  const area = table?.parentElement;
  const style = table?.getAttribute('style') ?? '';
  const from = widthOf(separator);
  const before = { ...chosen, ...widthsNow(table) };
  let widths: ColumnWidths = before;
  const to = (width: number) => {
    widths = { ...before, [column]: Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width))) };
    for (const [name, value] of Object.entries(stylesOf(widths))) table?.style.setProperty(name, value);
    area?.setAttribute('data-sized', 'true');
  };
  return {
    to,
    by: (pixels) => to(from + pixels),
    widths: () => widths,
    cancel: () => {
      table?.setAttribute('style', style);
      area?.toggleAttribute('data-sized', chosen !== undefined);
    },
  };
}

/** The width that a column's longest content needs without line breaks, of the rows in the page. */
export function fittingWidth(separator: Element): number {
  const table = separator.closest('table');
  table?.setAttribute('data-fitting', '');
  const width = widthOf(separator);
  table?.removeAttribute('data-fitting');
  return width;
}

/** The widths of the columns that are shown and have a separator. A hidden column has no width. */
function widthsNow(table: HTMLTableElement | null): ColumnWidths {
  const separators = Array.from(table?.querySelectorAll('.portico-column-separator') ?? []);
  const widths = separators.map((one) => [one.closest('th')?.dataset.column ?? '', widthOf(one)] as const);
  return Object.fromEntries(widths.filter(([, width]) => width > 0));
}
