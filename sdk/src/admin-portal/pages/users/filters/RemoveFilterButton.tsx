import { X } from 'lucide-react';
import { useTranslate } from '../../../../app/context';
import { useUsers } from '../use-users';
import { fieldLabels } from './filter-texts';
import type { FilterField } from './user-filter';

/** Removes the filter of a field; the last part of its chip. */
export function RemoveFilterButton({ field }: { field: FilterField }) {
  const t = useTranslate();
  const setFilter = useUsers((users) => users.setFilter);
  return (
    <button
      type="button"
      className="portico-filter-clear"
      aria-label={t('adminPortal.table.removeFilter', { filter: t(fieldLabels[field]) })}
      onClick={({ currentTarget }) => {
        // This button disappears; the other one of the chip may stay.
        currentTarget.parentElement?.querySelector('button')?.focus();
        void setFilter(field, null);
      }}
    >
      <X size={14} />
    </button>
  );
}
