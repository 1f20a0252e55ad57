import { KeyRound } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListToolbar } from '../../../parts/ListToolbar';
import { NothingFound } from '../../../parts/NothingFound';
import { useTableLayout } from '../../../parts/use-table-layout';
import { useSearchedRows } from '../../../shell/use-searched-rows';
import { useRolesData } from '../use-roles';
import { RolesTable } from './RolesTable';

/** The roles with a search over name, key and description. */
export function RolesListing() {
  const t = useTranslate();
  const { roles } = useRolesData();
  const { search, setSearch, found } = useSearchedRows(roles, searchTextsOf);
  const layout = useTableLayout('roles');
  if (roles.length === 0) return <NoRoles />;
  return (
    <>
      <ListToolbar
        search={{
          label: t('adminPortal.roles.searchInputPlaceholder'),
          clearLabel: t('adminPortal.roles.clearSearch'),
          value: search,
          onChange: setSearch,
        }}
        count={t('adminPortal.roles.totalCount', { count: found.length })}
        table={t('adminPortal.roles.tableLabel')}
        layout={layout}
      />
      {found.length > 0 ? <RolesTable roles={found} layout={layout} /> : <NoResult onClear={() => setSearch('')} />}
    </>
  );
}

function NoRoles() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<KeyRound size={20} />}
      title={t('adminPortal.roles.noRolesYet')}
      description={t('adminPortal.roles.noRolesYetDescription')}
    />
  );
}

function NoResult({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <NothingFound
      title={t('adminPortal.roles.noResultFound')}
      description={t('adminPortal.roles.noResultFoundDescription')}
      clear={t('adminPortal.roles.clearSearch')}
      onClear={onClear}
    />
  );
}

const searchTextsOf = ({ name, key, description }: Role) => [name, key, description ?? ''];
