import { useMemo, useState } from 'react';
import { useApp } from '../../app/context';
import { type KeyValueStore, storageKeys } from '../../core/key-value-store';
import type { ColumnWidths } from '../../ui/column-widths';

/** The height of a table's rows. */
type TableDensity = 'comfortable' | 'compact';

/** What the user has chosen for a table. */
export interface TableLayout {
  /** The columns that the user can choose, in their order, and whether each is shown. */
  columns: readonly { id: string; shown: boolean }[];
  density: TableDensity;
  /** Absent while all columns are as wide as their content needs. */
  widths?: ColumnWidths | undefined;
}

/** A table's layout, with functions that change it and that return to the default. */
export interface TableLayoutState {
  layout: TableLayout;
  change: (changes: Partial<TableLayout>) => void;
  /** Absent while the layout is the default one. */
  reset: (() => void) | undefined;
}

const noColumns: TableLayout['columns'] = [];

/**
 * The layout of a table, remembered for all tabs of the origin. It is the same object until the user changes it, so that a
 * table renders again with other rows only.
 *
 * @param columns The columns that the table has, in the default order: the remembered ones may be of an older version.
 *   None if the user can't choose them.
 */
export function useTableLayout(table: string, columns: TableLayout['columns'] = noColumns): TableLayoutState {
  const { local } = useApp().storage;
  const [saved, setSaved] = useState(() => readLayouts(local)[table]);
  return useMemo(() => {
    const store = (layout: Partial<TableLayout> | undefined) => {
      setSaved(layout);
      local.set(storageKeys.tableLayouts, JSON.stringify({ ...readLayouts(local), [table]: layout }));
    };
    return {
      layout: {
        columns: merged(columns, saved?.columns),
        density: saved?.density === 'compact' ? 'compact' : 'comfortable',
        widths: checkedWidths(saved?.widths),
      },
      change: (changes) => store({ ...saved, ...changes }),
      reset: saved && (() => store(undefined)),
    };
  }, [local, table, columns, saved]);
}

/** The saved columns that still exist, in the saved order, then the new ones. */
function merged(columns: TableLayout['columns'], saved: unknown): TableLayout['columns'] {
  if (!Array.isArray(saved)) return columns;
  const known = saved.flatMap((entry) => {
    const { id, shown } = Object(entry) as { id?: unknown; shown?: unknown };
    return columns.some((column) => column.id === id) ? [{ id: String(id), shown: shown === true }] : [];
  });
  return [...known, ...columns.filter(({ id }) => !known.some((column) => column.id === id))];
}

/** The saved widths that are numbers. */
function checkedWidths(saved: unknown): ColumnWidths | undefined {
  const widths = Object.entries(Object(saved)).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
  return widths.length > 0 ? Object.fromEntries(widths) : undefined;
}

function readLayouts(local: KeyValueStore): Record<string, Partial<TableLayout> | undefined> {
  try {
    return Object(JSON.parse(local.get(storageKeys.tableLayouts) ?? '{}'));
  } catch {
    return {};
  }
}
