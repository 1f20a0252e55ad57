import type { ReactNode } from 'react';
import { useTranslate } from '../../app/context';
import { FilterFrame } from '../../ui/FilterFrame';
import { PopoverButton } from '../../ui/PopoverButton';

export interface FilterChipProps {
  /** Name of the filter. */
  label: string;
  trigger: ReactNode;
  /** Absent while the filter is not set. */
  onClear?: (() => void) | undefined;
  /** The form of the filter, given a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A filter as a chip that opens its form; a set one can be removed. */
export function FilterChip({ label, trigger, onClear, children }: FilterChipProps) {
  const t = useTranslate();
  return (
    <FilterFrame clearLabel={t('adminPortal.table.removeFilter', { filter: label })} onClear={onClear}>
      <PopoverButton label={label} trigger={trigger} triggerClass="portico-filter-button" namedByContent>
        {children}
      </PopoverButton>
    </FilterFrame>
  );
}
