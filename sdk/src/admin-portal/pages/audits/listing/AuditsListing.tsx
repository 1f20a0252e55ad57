import { ScrollText } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { EmptyState } from '../../../../ui/EmptyState';
import { NothingFound } from '../../../parts/NothingFound';
import type { TableLayoutState } from '../../../parts/use-table-layout';
import { ListingView } from '../../../parts/users/ListingView';
import { ListPaging } from '../../../parts/users/ListPaging';
import { isFiltered, type PaginationMode } from '../audits-query';
import { useAudits } from '../use-audits';
import { AuditsTable } from './AuditsTable';
import { FurtherRows } from './FurtherRows';

export interface AuditsListingProps {
  layout: TableLayoutState;
  mode: PaginationMode;
}

/** The table, or its placeholder, failure or empty state. */
export function AuditsListing({ layout, mode }: AuditsListingProps) {
  const t = useTranslate();
  const listing = useAudits((audits) => audits.listing);
  const query = useAudits((audits) => audits.query);
  const list = useAudits((audits) => audits.list);
  const total = (count: number) => t('adminPortal.auditLogs.totalCount', { count });
  return (
    <ListingView
      listing={listing}
      failedTitle={t('adminPortal.auditLogs.loadFailed')}
      total={total}
      onReload={() => void list()}
      empty={<NoRows />}
    >
      {(page, busy) => (
        <>
          <AuditsTable rows={page.items} busy={busy} layout={layout} />
          {mode === 'virtual' ? (
            <FurtherRows shown={page.items.length} total={page.totalItems} />
          ) : (
            <ListPaging
              page={page}
              query={query}
              total={total(page.totalItems)}
              onPage={(next) => void list({ page: next })}
              onPageSize={(pageSize) => void list({ pageSize, page: 0 })}
            />
          )}
        </>
      )}
    </ListingView>
  );
}

function NoRows() {
  const t = useTranslate();
  const filtered = useAudits((audits) => isFiltered(audits.query));
  const clearFilters = useAudits((audits) => audits.clearFilters);
  if (!filtered) {
    return (
      <EmptyState
        icon={<ScrollText size={20} />}
        title={t('adminPortal.auditLogs.noEventsYet')}
        description={t('adminPortal.auditLogs.noEventsYetDescription')}
      />
    );
  }
  return (
    <NothingFound
      title={t('adminPortal.auditLogs.noResultFound')}
      description={t('adminPortal.auditLogs.noResultFoundDescription')}
      clear={t('adminPortal.table.clearFilters')}
      onClear={() => void clearFilters()}
    />
  );
}
