import { useTranslate } from '../../../../app/context';
import type { AuditColumn, AuditRow } from '../../../../contract';
import { Table, type TableColumn } from '../../../../ui/Table';
import { useLayoutProps } from '../../../parts/use-layout-props';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { usePortalActions } from '../../../shell/use-portal';
import { columnText, columnTitle, sortKeyOf } from '../audit-columns';
import type { AuditsDialog } from '../audits-dialogs';
import { useAudits } from '../use-audits';
import { useShownColumns } from './columns';
import { EventValue } from './EventValue';

/** Columns of further details, which leave a narrow table first. */
const priorities: Readonly<Record<string, 'medium' | 'low'>> = { description: 'low', ip: 'medium', userAgent: 'low' };

export interface AuditsTableProps {
  rows: readonly AuditRow[];
  /** Other rows are loading. */
  busy: boolean;
  layout: TableLayoutState;
}

/** The events of one page, or of an endless list as far as it is loaded. */
export function AuditsTable({ rows, busy, layout }: AuditsTableProps) {
  const t = useTranslate();
  const shown = useShownColumns(layout);
  const open = useOpenEvent();
  const sort = useAudits((audits) => audits.query.sort);
  const sortBy = useAudits((audits) => audits.sortBy);
  return (
    <Table
      label={t('adminPortal.auditLogs.pageTitle')}
      columns={shown.map((column, index) => columnOf(column, columnTitle(t, column), index === 0))}
      rows={rows}
      rowKey={keyOf}
      rowName={({ action }) => action}
      busy={busy}
      {...useLayoutProps(layout)}
      sort={{ column: sort.key, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={(id) => {
        const key = shown.flatMap((column) => (column.name === id ? (sortKeyOf(column) ?? []) : []))[0];
        if (key) void sortBy(key);
      }}
      onOpen={open}
    />
  );
}

/** The same function for every table, so that a long one is laid out once. */
const keyOf = ({ _id }: AuditRow) => _id;

function columnOf(column: AuditColumn, title: string, isFirst: boolean): TableColumn<AuditRow> {
  return {
    id: column.name,
    title,
    sortable: sortKeyOf(column) !== undefined,
    priority: priorities[column.name] ?? 'high',
    render: (event) =>
      isFirst ? <EventLink event={event} column={column} /> : <EventValue event={event} column={column} />,
  };
}

function EventLink({ event, column }: { event: AuditRow; column: AuditColumn }) {
  const open = useOpenEvent();
  return (
    <button type="button" className="portico-row-link" aria-haspopup="dialog" onClick={() => open(event)}>
      {columnText(event, column) || event._id}
    </button>
  );
}

function useOpenEvent(): (event: AuditRow) => void {
  const { openDialog } = usePortalActions();
  return ({ _id, createdAt }) =>
    openDialog({ kind: 'auditEvent', at: String(Date.parse(createdAt)), eventId: _id } satisfies AuditsDialog);
}
