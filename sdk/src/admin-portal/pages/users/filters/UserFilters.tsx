import { ListFilter } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp, useTranslate } from '../../../../app/context';
import { FilterMenu } from '../../../../ui/FilterMenu';
import { FilterChip } from '../../../parts/FilterChip';
import { statusLabels } from '../../../parts/users/StatusChip';
import { statusFilters } from '../team-query';
import { useUsers } from '../use-users';
import { filterParams } from '../users-params';
import { filterSentence } from './filter-sentence';
import { fieldLabels } from './filter-texts';
import { LazyFilterEditor } from './LazyFilterEditor';
import { RoleFilter } from './RoleFilter';
import type { FilterField, UserFilter } from './user-filter';

/** The filters of the list, each as a sentence that can be changed and removed. */
export function UserFilters() {
  const t = useTranslate();
  const filters = useUsers((users) => users.query.filters);
  const roles = useUsers((users) => users.roles) ?? [];
  const clearFilters = useUsers((users) => users.clearFilters);
  const edited = filters.filter(({ field }) => !hasMenu(field));
  return (
    <fieldset className="portico-filters" aria-label={t('adminPortal.table.filterLabel')}>
      <StatusFilter />
      {roles.length > 0 && <RoleFilter />}
      {edited.map((filter) => (
        <EditedFilter key={filter.field} filter={filter} />
      ))}
      <AddFilter />
      {filters.length > 1 && (
        <button type="button" className="portico-text-button" onClick={() => void clearFilters()}>
          {t('adminPortal.users_Filters.clearAll')}
        </button>
      )}
    </fieldset>
  );
}

/** Whether the filter of a field is a menu that is always shown. */
const hasMenu = (field: FilterField) => field === 'status' || field === 'roleIds';

function StatusFilter() {
  const t = useTranslate();
  const filter = useUsers((users) => users.query.filters.find(({ field }) => field === 'status'));
  const setFilter = useUsers((users) => users.setFilter);
  const label = t(fieldLabels.status);
  return (
    <FilterMenu
      label={label}
      summary={filter ? filterSentence(t, filter, []) : label}
      mode="single"
      options={statusFilters.map((id) => ({ id, label: t(statusLabels[id]) }))}
      selected={filter?.values ?? []}
      onChange={(values) =>
        void setFilter('status', values.length > 0 ? { field: 'status', operator: 'is', values } : null)
      }
      clearLabel={t('adminPortal.table.removeFilter', { filter: label })}
    />
  );
}

function EditedFilter({ filter }: { filter: UserFilter }) {
  const t = useTranslate();
  const setFilter = useUsers((users) => users.setFilter);
  return (
    <FilterChip
      label={t(fieldLabels[filter.field])}
      trigger={<span>{filterSentence(t, filter, [])}</span>}
      onClear={() => void setFilter(filter.field, null)}
    >
      {(close) => (
        <LazyFilterEditor
          fields={[filter.field]}
          filter={filter}
          onApply={(next) => {
            close();
            void setFilter(filter.field, next);
          }}
        />
      )}
    </FilterChip>
  );
}

function AddFilter() {
  const t = useTranslate();
  const filters = useUsers((users) => users.query.filters);
  const setFilter = useUsers((users) => users.setFilter);
  const offered = useOfferedFields().filter((field) => !filters.some((filter) => filter.field === field));
  if (offered.length === 0) return null;
  return (
    <FilterChip
      label={t('adminPortal.users_Filters.add')}
      trigger={
        <>
          <ListFilter size={14} />
          <span>{t('adminPortal.users_Filters.add')}</span>
        </>
      }
    >
      {(close) => (
        <LazyFilterEditor
          fields={offered}
          onApply={(filter) => {
            close();
            void setFilter(filter.field, filter);
          }}
        />
      )}
    </FilterChip>
  );
}

/** The fields of the form, without those that the vendor hides. */
function useOfferedFields(): FilterField[] {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => {
      const options = document.themeV2?.adminPortal?.pages?.users?.searchFilterOptions;
      const shown = {
        name: options?.fullName,
        email: options?.email,
        username: options?.username,
        phone: options?.phoneNumber,
      };
      const isShown = (field: FilterField) =>
        !(field in shown) || shown[field as keyof typeof shown]?.visibility !== 'hidden';
      return filterParams.filter((field) => !hasMenu(field) && isShown(field));
    }),
  );
}
