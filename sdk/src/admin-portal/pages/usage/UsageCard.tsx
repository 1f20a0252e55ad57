import { type ReactNode, useId } from 'react';

export interface UsageCardProps {
  title: string;
  /** What is counted, and when. */
  hint: string;
  children: ReactNode;
}

/** A part of the page with its title. Style it by `.portico-usage-card`. */
export function UsageCard({ title, hint, children }: UsageCardProps) {
  const id = useId();
  return (
    <section className="portico-card portico-usage-card" aria-labelledby={id}>
      <div>
        <h2 id={id} className="portico-usage-title">
          {title}
        </h2>
        <p className="portico-hint">{hint}</p>
      </div>
      {children}
    </section>
  );
}
