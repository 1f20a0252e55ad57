import { type ComponentType, useEffect, useState } from 'react';
import type { RowVirtualizerProps } from './RowVirtualizer';

type RowVirtualizer = ComponentType<RowVirtualizerProps>;

let loaded: RowVirtualizer | undefined;

/**
 * Loads the component that finds the rows in view, so that pages with few rows do not download it.
 *
 * @returns The component when it is loaded; `failed` if it can't be loaded: the table then shows all rows.
 */
export function useRowVirtualizer(isNeeded: boolean): RowVirtualizer | 'failed' | undefined {
  // In an object, because React would call a component as a function that computes the state.
  const [found, setFound] = useState<{ component: RowVirtualizer | 'failed' | undefined }>({ component: loaded });
  const { component } = found;
  useEffect(() => {
    if (!isNeeded || component) return;
    import('./RowVirtualizer').then(
      ({ RowVirtualizer }) => {
        loaded = RowVirtualizer;
        setFound({ component: RowVirtualizer });
      },
      () => setFound({ component: 'failed' }),
    );
  }, [isNeeded, component]);
  return isNeeded ? component : undefined;
}
