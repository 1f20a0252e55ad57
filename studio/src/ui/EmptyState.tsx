import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  /** What it will show, and what produces it. */
  children: ReactNode;
}

/** The content of a panel or tab that has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="studio-empty">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}
