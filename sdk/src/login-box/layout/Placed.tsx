import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePiece } from './box-options';

export interface PlacedProps {
  /** The theme's option that says where: `page` for below the box, anything else for where it stands. */
  option: string;
  children: ReactNode;
}

/** Lets the theme move something out of the box onto the page. */
export function Placed({ option, children }: PlacedProps) {
  const [page, setPage] = useState<Element | null>(null);
  if (usePiece(option) !== 'page') return children;
  return (
    <>
      <span hidden ref={(here) => setPage(here?.closest('.portico-main') ?? null)} />
      {page && createPortal(children, page)}
    </>
  );
}
