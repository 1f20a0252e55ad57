import { useEffect, useState } from 'react';

/** The lazy chunk of long tables. */
type RowVirtualizerChunk = typeof import('./RowVirtualizer');

let loaded: RowVirtualizerChunk | undefined;

/**
 * Loads the chunk that finds the rows in view, so that pages with few rows do not download it.
 *
 * @returns The chunk when it is loaded; `failed` if it can't be loaded: the table then shows all rows.
 */
export function useRowVirtualizer(isNeeded: boolean): RowVirtualizerChunk | 'failed' | undefined {
  const [chunk, setChunk] = useState<RowVirtualizerChunk | 'failed' | undefined>(loaded);
  useEffect(() => {
    if (!isNeeded || chunk) return;
    import('./RowVirtualizer').then(
      (module) => {
        loaded = module;
        setChunk(module);
      },
      () => setChunk('failed'),
    );
  }, [isNeeded, chunk]);
  return isNeeded ? chunk : undefined;
}
