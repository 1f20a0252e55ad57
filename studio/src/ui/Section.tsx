import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface SectionProps {
  title: string;
  /** Shown at the end of the title row: how many, how many changed. */
  note?: ReactNode;
  open?: boolean;
  /** Opens the section, even if the user has closed it: something in it was looked for. */
  wanted?: boolean;
  /** Renders the content only while the section is open. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A collapsible section of a panel. */
export function Section({ title, note, open = true, wanted = false, isLazy = false, children }: SectionProps) {
  const [isOpen, setOpen] = useState(open);
  if (wanted && !isOpen) setOpen(true);
  return (
    <details className="studio-section" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight size={14} aria-hidden />
        {title}
        {note !== undefined && <span className="studio-section-count">{note}</span>}
      </summary>
      {(isOpen || !isLazy) && <div className="studio-section-body">{children}</div>}
    </details>
  );
}
