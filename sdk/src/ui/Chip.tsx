import type { ReactNode } from 'react';

export interface ChipProps {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'primary';
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label; its text alone carries the meaning, not its colour. Style it by `.portico-chip` and `data-tone`. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className="portico-chip" data-tone={tone}>
      {icon}
      <bdi className="portico-chip-text">{children}</bdi>
    </span>
  );
}
