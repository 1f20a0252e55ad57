import { Boxes } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Group } from '../../../../contract';
import { Alert } from '../../../../ui/Alert';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListToolbar } from '../../../parts/ListToolbar';
import { NothingFound } from '../../../parts/NothingFound';
import { useTableLayout } from '../../../parts/use-table-layout';
import { useSearchedRows } from '../../../shell/use-searched-rows';
import { useGroupsData } from '../use-groups';
import { GroupsTable } from './GroupsTable';

/** The groups with a search over name and description. */
export function GroupsListing() {
  const t = useTranslate();
  const { groups } = useGroupsData();
  const { search, setSearch, found } = useSearchedRows(groups, searchTextsOf);
  const layout = useTableLayout('groups');
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      <RolesOffNotice />
      <ListToolbar
        search={{
          label: t('adminPortal.groups.search'),
          clearLabel: t('adminPortal.groups.clearSearch'),
          value: search,
          onChange: setSearch,
        }}
        count={t('adminPortal.groups.totalCount', { count: found.length })}
        table={t('adminPortal.groups.tableLabel')}
        layout={layout}
      />
      {found.length > 0 ? <GroupsTable groups={found} layout={layout} /> : <NoResult onClear={() => setSearch('')} />}
    </>
  );
}

/** Says that groups give no roles, if the account has switched that off. */
function RolesOffNotice() {
  const t = useTranslate();
  const { rolesEnabled } = useGroupsData();
  if (rolesEnabled) return null;
  return (
    <div className="portico-listing-notice">
      <Alert kind="info" title={t('adminPortal.groups.rolesOffTitle')}>
        {t('adminPortal.groups.rolesOffMessage')}
      </Alert>
    </div>
  );
}

function NoGroups() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Boxes size={20} />}
      title={t('adminPortal.groups.noGroupsMessage')}
      description={t('adminPortal.groups.noGroupsDescription')}
    />
  );
}

function NoResult({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <NothingFound
      title={t('adminPortal.groups.noGroupsFoundMessage')}
      description={t('adminPortal.groups.noGroupsFoundDescription')}
      clear={t('adminPortal.groups.clearSearch')}
      onClear={onClear}
    />
  );
}

const searchTextsOf = ({ name, description }: Group) => [name, description];
