import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../../app/context';
import { PopoverButton } from '../../../../ui/PopoverButton';

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
    <span className="portico-filter" data-chosen={onClear && true}>
      <PopoverButton label={label} trigger={trigger} triggerClass="portico-filter-button" namedByContent>
        {children}
      </PopoverButton>
      {onClear && (
        <button
          type="button"
          className="portico-filter-clear"
          aria-label={t('adminPortal.table.removeFilter', { filter: label })}
          onClick={onClear}
        >
          <X size={14} />
        </button>
      )}
    </span>
  );
}
