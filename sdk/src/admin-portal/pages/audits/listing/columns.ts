import type { AuditColumn } from '../../../../contract';
import { type TableLayoutState, useTableLayout } from '../../../parts/use-table-layout';
import { useAudits } from '../use-audits';

const noColumns: readonly AuditColumn[] = [];

/** The columns that a table can show: JSON has too many lines for a row. */
function useTableColumns(): readonly AuditColumn[] {
  const columns = useAudits((audits) => audits.columns) ?? noColumns;
  return columns.filter(({ type }) => type !== 'Json');
}

/** The column that names an event, the first of the table: what happened, or else the service's first column. */
function namingColumn(columns: readonly AuditColumn[]): AuditColumn | undefined {
  return columns.find(({ name }) => name === 'action') ?? columns[0];
}

/** The layout of the table, with the columns that the user can choose. */
export function useAuditsLayout(): TableLayoutState {
  const columns = useTableColumns();
  const first = namingColumn(columns);
  const others = columns.filter((column) => column !== first);
  return useTableLayout(
    'audits',
    others.map(({ name, showInTable }) => ({ id: name, shown: showInTable })),
  );
}

/** The columns that are shown, in the order that the user has chosen. */
export function useShownColumns({ layout }: TableLayoutState): readonly AuditColumn[] {
  const columns = useTableColumns();
  const first = namingColumn(columns);
  const chosen = layout.columns.flatMap(({ id, shown }) =>
    shown ? (columns.find(({ name }) => name === id) ?? []) : [],
  );
  return first ? [first, ...chosen] : chosen;
}
