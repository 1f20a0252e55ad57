import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReplaceablePart } from './box-options';

export interface PlacedProps {
  /** The theme's option for the place: `page` moves the content below the box, any other value leaves it. */
  option: string;
  children: ReactNode;
}

/** Moves its children from the box onto the page if the theme says so. */
export function Placed({ option, children }: PlacedProps) {
  const [page, setPage] = useState<Element | null>(null);
  if (useReplaceablePart(option) !== 'page') return children;
  return (
    <>
      <span hidden ref={(here) => setPage(here?.closest('.portico-main') ?? null)} />
      {page && createPortal(children, page)}
    </>
  );
}
