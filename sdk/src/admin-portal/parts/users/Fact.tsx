import type { ReactNode } from 'react';

/** One line of the facts about a user: what it is, and its value. Stands in a `<dl className="portico-fact-list">`. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="portico-fact">
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
