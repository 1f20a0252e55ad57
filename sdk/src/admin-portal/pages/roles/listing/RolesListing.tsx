import { KeyRound, SearchX } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import type { Role } from '../../../../contract';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { ListToolbar } from '../../../parts/ListToolbar';
import { useTableLayout } from '../../../parts/use-table-layout';
import { usePageParams } from '../../../shell/use-portal';
import { useRolesData } from '../use-roles';
import { RolesTable } from './RolesTable';

/** The roles with a search over name, key and description. */
export function RolesListing() {
  const t = useTranslate();
  const { roles } = useRolesData();
  const [{ search = '' }, setParams] = usePageParams();
  const layout = useTableLayout('roles');
  const found = searchRoles(roles, search);
  if (roles.length === 0) return <NoRoles />;
  return (
    <>
      <ListToolbar
        search={{
          label: t('adminPortal.roles.searchInputPlaceholder'),
          clearLabel: t('adminPortal.roles.clearSearch'),
          value: search,
          onChange: (text) => setParams({ search: text }),
        }}
        count={t('adminPortal.roles.totalCount', { count: found.length })}
        table={t('adminPortal.roles.tableLabel')}
        layout={layout}
      />
      {found.length > 0 ? (
        <RolesTable roles={found} layout={layout} />
      ) : (
        <NothingFound onClear={() => setParams({ search: '' })} />
      )}
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

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={t('adminPortal.roles.noResultFound')}
      description={t('adminPortal.roles.noResultFoundDescription')}
      action={
        <Button variant="secondary" size="dense" onClick={onClear}>
          {t('adminPortal.roles.clearSearch')}
        </Button>
      }
    />
  );
}

function searchRoles(roles: readonly Role[], search: string): readonly Role[] {
  const text = search.trim().toLowerCase();
  if (!text) return roles;
  return roles.filter(({ name, key, description }) =>
    [name, key, description ?? ''].some((value) => value.toLowerCase().includes(text)),
  );
}
