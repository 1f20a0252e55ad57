import { RefreshCw } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { SearchField } from '../../../../ui/SearchField';
import { TableLayoutMenu } from '../../../parts/TableLayoutMenu';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { columnTitle } from '../audit-columns';
import { ExportButton } from '../export/ExportButton';
import { AuditFilters } from '../filters/AuditFilters';
import { useAudits } from '../use-audits';

/** Search, filters, and the actions on the list as a whole. */
export function AuditsToolbar({ layout }: { layout: TableLayoutState }) {
  const t = useTranslate();
  const search = useAudits((audits) => audits.search);
  const typeSearch = useAudits((audits) => audits.typeSearch);
  const columns = useAudits((audits) => audits.columns);
  const list = useAudits((audits) => audits.list);
  const titleOf = (name: string) => {
    const column = columns?.find((one) => one.name === name);
    return column ? columnTitle(t, column) : name;
  };
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.auditLogs.searchInputPlaceholder')}
        clearLabel={t('adminPortal.table.clearSearch')}
        value={search}
        findShortcut
        onChange={(text) => void typeSearch(text)}
      />
      <AuditFilters />
      <span className="portico-toolbar-end">
        <button
          type="button"
          className="portico-icon-button portico-toolbar-button"
          aria-label={t('adminPortal.auditLogs.reload')}
          onClick={() => void list()}
        >
          <RefreshCw size={16} />
        </button>
        <ExportButton layout={layout} />
        <TableLayoutMenu {...layout} title={titleOf} />
      </span>
    </div>
  );
}
