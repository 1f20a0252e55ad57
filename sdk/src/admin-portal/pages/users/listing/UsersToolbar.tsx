import { Trash2, UserRoundX, X } from 'lucide-react';
import { useSession, useTranslate } from '../../../../app/context';
import { Button } from '../../../../ui/Button';
import { FilterMenu } from '../../../../ui/FilterMenu';
import { SearchField } from '../../../../ui/SearchField';
import { usePermission } from '../../../parts/use-access';
import { usePortalActions } from '../../../shell/use-portal';
import { statusFilters } from '../team-query';
import { useUsers } from '../use-users';
import type { UsersDialog } from '../users-dialogs';
import { usersPermissions } from '../users-permissions';
import { statusLabels } from './StatusChip';

/** Search and filters, or the actions on the selected rows. */
export function UsersToolbar() {
  const chosen = useUsers((users) => users.selected.size);
  return chosen > 0 ? <BulkBar /> : <Filters />;
}

function Filters() {
  const t = useTranslate();
  const search = useUsers((users) => users.search);
  const typeSearch = useUsers((users) => users.typeSearch);
  return (
    <div className="portico-toolbar">
      <SearchField
        label={t('adminPortal.users.searchInputPlaceholder')}
        clearLabel={t('adminPortal.users.clearSearch')}
        value={search}
        onChange={(text) => void typeSearch(text)}
      />
      <fieldset className="portico-filters" aria-label={t('adminPortal.users.filterLabel')}>
        <StatusFilterMenu />
        <RoleFilterMenu />
      </fieldset>
    </div>
  );
}

function StatusFilterMenu() {
  const t = useTranslate();
  const status = useUsers((users) => users.query.status);
  const filter = useUsers((users) => users.filterByStatus);
  const label = t('adminPortal.users.filterByStatus');
  return (
    <FilterMenu
      label={label}
      summary={status ? t('adminPortal.users.filterChip', { filter: label, value: t(statusLabels[status]) }) : label}
      mode="single"
      options={statusFilters.map((id) => ({ id, label: t(statusLabels[id]) }))}
      selected={status ? [status] : []}
      onChange={([chosen]) => void filter(statusFilters.find((known) => known === chosen) ?? null)}
      clearLabel={t('adminPortal.users.removeFilter', { filter: label })}
    />
  );
}

function RoleFilterMenu() {
  const t = useTranslate();
  const roles = useUsers((users) => users.roles) ?? [];
  const selected = useUsers((users) => users.query.roleIds);
  const filter = useUsers((users) => users.filterByRoles);
  const label = t('adminPortal.users.filterByRole');
  const names = roles.filter(({ id }) => selected.includes(id)).map(({ name }) => name);
  if (roles.length === 0) return null;
  return (
    <FilterMenu
      label={label}
      summary={names.length > 0 ? t('adminPortal.users.filterChip', { filter: label, value: names.join(', ') }) : label}
      mode="multiple"
      options={roles.map(({ id, name }) => ({ id, label: name }))}
      selected={selected}
      onChange={(roleIds) => void filter(roleIds)}
      clearLabel={t('adminPortal.users.removeFilter', { filter: label })}
    />
  );
}

function BulkBar() {
  const t = useTranslate();
  const { openDialog } = usePortalActions();
  const selected = useUsers((users) => users.selected);
  const select = useUsers((users) => users.select);
  const mayDelete = usePermission(usersPermissions.remove);
  const mayDisable = usePermission(usersPermissions.enableAndDisable);
  const me = useSession((session) => session.user?.id);
  const userIds = [...selected].filter((userId) => userId !== me);
  return (
    <div className="portico-toolbar portico-bulk">
      <button
        type="button"
        className="portico-icon-button"
        aria-label={t('adminPortal.users.clearSelection')}
        onClick={() => select(new Set())}
      >
        <X size={16} />
      </button>
      <strong role="status">{t('adminPortal.users.selectedCount', { count: userIds.length })}</strong>
      <span className="portico-bulk-actions">
        {mayDisable && (
          <Button
            variant="secondary"
            size="dense"
            onClick={() => openDialog({ kind: 'disableUsers', userIds } satisfies UsersDialog)}
          >
            <UserRoundX size={16} aria-hidden="true" />
            <span>{t('adminPortal.users.disableUserAction')}</span>
          </Button>
        )}
        {mayDelete && (
          <Button
            variant="secondary"
            size="dense"
            onClick={() => openDialog({ kind: 'deleteUsers', userIds } satisfies UsersDialog)}
          >
            <Trash2 size={16} aria-hidden="true" />
            <span>{t('adminPortal.users.deleteUserAction')}</span>
          </Button>
        )}
      </span>
    </div>
  );
}
