import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  subtitle: ReactNode;
  /** The main action of the page. */
  action?: ReactNode;
}

/** The first row of every page. Style it by `.portico-page-header`. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <header className="portico-page-header">
      <div className="portico-page-titles">
        <h1 className="portico-page-title">{title}</h1>
        <p className="portico-page-subtitle">{subtitle}</p>
      </div>
      {action}
    </header>
  );
}
