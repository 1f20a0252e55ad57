import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** Shown at the end of the title row: how many, how many changed. */
  note?: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A collapsible section of a panel. */
export function Section({ title, note, open = true, children }: SectionProps) {
  return (
    <details className="studio-section" open={open}>
      <summary>
        <ChevronRight size={14} aria-hidden />
        {title}
        {note !== undefined && <span className="studio-section-count">{note}</span>}
      </summary>
      <div className="studio-section-body">{children}</div>
    </details>
  );
}
