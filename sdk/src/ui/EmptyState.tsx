import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  description?: string;
  /** A button that leads out of the empty state, for example by adding an item. */
  action?: ReactNode;
}

/** Shown instead of empty content: says what it will contain, and how. Style it by `.portico-empty`. */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <div className="portico-empty">
      <span className="portico-empty-icon" aria-hidden="true">
        {icon}
      </span>
      <p className="portico-empty-title">{title}</p>
      {description && <p className="portico-empty-text">{description}</p>}
      {action}
    </div>
  );
}
