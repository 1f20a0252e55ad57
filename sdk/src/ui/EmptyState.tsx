import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  description?: string;
  /** The first step out of emptiness. */
  action?: ReactNode;
}

/** Says what will be here, and how it gets there. Style it by `.portico-empty`. */
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
