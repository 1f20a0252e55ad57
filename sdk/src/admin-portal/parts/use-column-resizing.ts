import { useTranslate } from '../../app/context';
import type { TableResizing } from '../../ui/Table';
import type { TableLayoutState } from './use-table-layout';

/** Lets the user change the widths of a table's columns, and remembers them with the rest of its layout. */
export function useColumnResizing({ layout, change }: TableLayoutState): TableResizing {
  const t = useTranslate();
  return {
    widths: layout.widths,
    onChange: (widths) => change({ widths }),
    label: (column) => t('adminPortal.table.columnWidth', { column }),
  };
}
