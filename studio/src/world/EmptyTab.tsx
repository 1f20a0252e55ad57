import type { ReactNode } from 'react';

export interface EmptyTabProps {
  title: string;
  /** What the tab will show, and what produces it. */
  children: ReactNode;
}

/** The content of an empty tab. */
export function EmptyTab({ title, children }: EmptyTabProps) {
  return (
    <div className="studio-empty">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}
