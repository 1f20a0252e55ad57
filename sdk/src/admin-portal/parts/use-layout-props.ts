import { useTranslate } from '../../app/context';
import type { TableProps } from '../../ui/Table';
import type { TableLayoutState } from './use-table-layout';

/**
 * The props of a table with the layout that the user has chosen: the height of its rows and the widths of its columns,
 * which the user changes in the table itself.
 */
export function useLayoutProps({
  layout,
  change,
}: TableLayoutState): Required<Pick<TableProps<never>, 'density' | 'resizing'>> {
  const t = useTranslate();
  return {
    density: layout.density,
    resizing: {
      widths: layout.widths,
      onChange: (widths) => change({ widths }),
      label: (column) => t('adminPortal.table.columnWidth', { column }),
    },
  };
}
