import { ChevronDown } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { Spinner } from '../../../../ui/Spinner';
import { FilterChip } from '../../../parts/FilterChip';
import { useUsers } from '../use-users';
import { filterSentence } from './filter-sentence';
import { fieldLabels } from './filter-texts';

const list = lazyComponent(() => import('../dialogs/RoleChoices'));

/** The filter by roles. An account may have hundreds, so its list has a search, unlike a menu. */
export function RoleFilter() {
  const t = useTranslate();
  const roles = useUsers((users) => users.roles) ?? [];
  const filter = useUsers((users) => users.query.filters.find(({ field }) => field === 'roleIds'));
  const setFilter = useUsers((users) => users.setFilter);
  const label = t(fieldLabels.roleIds);
  const onChange = (chosen: readonly string[]) => {
    const values = roles.map(({ id }) => id).filter((id) => chosen.includes(id));
    void setFilter('roleIds', values.length > 0 ? { field: 'roleIds', operator: 'in_list', values } : null);
  };
  return (
    <FilterChip
      label={label}
      trigger={
        <>
          <span>{filter ? filterSentence(t, filter, roles) : label}</span>
          {!filter && <ChevronDown size={14} />}
        </>
      }
      onClear={filter && (() => onChange([]))}
    >
      {() => (
        <LazyComponentView
          lazy={list}
          props={{ label, selected: filter?.values ?? [], onChange }}
          fallback={<Spinner />}
        />
      )}
    </FilterChip>
  );
}
