import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FilterFrameProps {
  /** The button that opens the filter. */
  children: ReactNode;
  clearLabel: string;
  /** Absent while the filter is not set. */
  onClear?: (() => void) | undefined;
}

/** The outline of a filter's button, with another one that removes the filter. Style it by `.portico-filter`. */
export function FilterFrame({ children, clearLabel, onClear }: FilterFrameProps) {
  return (
    <span className="portico-filter" data-chosen={onClear && true}>
      {children}
      {onClear && (
        <button
          type="button"
          className="portico-filter-clear"
          aria-label={clearLabel}
          onClick={({ currentTarget }) => {
            // This button disappears; the other one may stay.
            currentTarget.parentElement?.querySelector('button')?.focus();
            onClear();
          }}
        >
          <X size={14} />
        </button>
      )}
    </span>
  );
}
