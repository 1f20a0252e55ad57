import { FolderSync } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { DirectoryConnection } from '../../../../contract';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListContent } from '../../../parts/ListContent';
import { ListToolbar } from '../../../parts/ListToolbar';
import { NothingFound } from '../../../parts/NothingFound';
import { useTableLayout } from '../../../parts/use-table-layout';
import { useSearchedRows } from '../../../shell/use-searched-rows';
import { useProvisioning } from '../use-provisioning';
import { ConnectionsTable } from './ConnectionsTable';

/** The table, or its placeholder, failure or empty state. */
export function ConnectionsListing() {
  const t = useTranslate();
  const connections = useProvisioning((store) => store.connections);
  const load = useProvisioning((store) => store.load);
  return (
    <ListContent list={connections} failedTitle={t('adminPortal.provisioning.loadFailed')} onRetry={load}>
      {(data) => (data.length > 0 ? <FoundConnections connections={data} /> : <NoConnections />)}
    </ListContent>
  );
}

function FoundConnections({ connections }: { connections: readonly DirectoryConnection[] }) {
  const t = useTranslate();
  const layout = useTableLayout('provisioning');
  const { search, setSearch, found } = useSearchedRows(connections, searchTextsOf);
  return (
    <>
      <ListToolbar
        search={{
          label: t('adminPortal.provisioning.search'),
          clearLabel: t('adminPortal.provisioning.clearSearch'),
          value: search,
          onChange: setSearch,
        }}
        count={t('adminPortal.provisioning.totalCount', { count: found.length })}
        table={t('adminPortal.provisioning.tableLabel')}
        layout={layout}
      />
      {found.length > 0 ? (
        <ConnectionsTable connections={found} layout={layout} />
      ) : (
        <NoResult onClear={() => setSearch('')} />
      )}
    </>
  );
}

const searchTextsOf = ({ connectionName, id }: DirectoryConnection) => [connectionName, id];

function NoResult({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <NothingFound
      title={t('adminPortal.provisioning.noResultFound')}
      description={t('adminPortal.provisioning.noResultFoundDescription')}
      clear={t('adminPortal.provisioning.clearSearch')}
      onClear={onClear}
    />
  );
}

function NoConnections() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<FolderSync size={20} />}
      title={t('adminPortal.provisioning_Table.emptyStateTitle')}
      description={t('adminPortal.provisioning_Table.emptyStateSubTitle')}
    />
  );
}
