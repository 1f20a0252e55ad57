import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Up to this many rows, all are printed; of more, those in view, because the browser could not lay out the others. */
const PRINTED_ROWS = 5_000;

/** Whether the page is printed with all of these rows. */
export function usePrinting(rows: number): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously: the browser takes the page as it is when the event ends.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && rows <= PRINTED_ROWS;
}
