import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PaginationProps {
  label: string;
  /** Counts from 0. */
  page: number;
  pages: number;
  /** `11–20 of 34`. */
  summary: string;
  /** `Page 2 of 4`. */
  position: string;
  previousLabel: string;
  nextLabel: string;
  /** Further controls, before the steps. */
  children?: ReactNode;
  onPage: (page: number) => void;
}

/** The current page of a list, with buttons to the previous and next one. Style it by `.portico-pagination`. */
export function Pagination(props: PaginationProps) {
  const { page, pages, onPage } = props;
  return (
    <nav className="portico-pagination" aria-label={props.label}>
      <span className="portico-pagination-summary">{props.summary}</span>
      {props.children}
      {pages > 1 && (
        <span className="portico-pagination-steps">
          <span>{props.position}</span>
          <StepButton label={props.previousLabel} enabled={page > 0} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={16} />
          </StepButton>
          <StepButton label={props.nextLabel} enabled={page + 1 < pages} onClick={() => onPage(page + 1)}>
            <ChevronRight size={16} />
          </StepButton>
        </span>
      )}
    </nav>
  );
}

interface StepButtonProps {
  label: string;
  enabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable on the first and the last page, so that the keyboard focus is not lost. */
function StepButton({ label, enabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="portico-icon-button portico-pagination-step"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={() => enabled && onClick()}
    >
      {children}
    </button>
  );
}
