import type { ReactNode } from 'react';

export interface EmptyTabProps {
  title: string;
  /** What will be here, and how it gets here. */
  children: ReactNode;
}

/** Stands in a tab that has nothing to show. */
export function EmptyTab({ title, children }: EmptyTabProps) {
  return (
    <div className="studio-empty">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}
