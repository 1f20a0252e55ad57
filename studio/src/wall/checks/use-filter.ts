import type { ListedState } from '@portico/fixtures';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { WallFilter } from '../../view/view-place';
import { useView } from '../../view/view-store';
import { type CardCheck, cardChecks } from './card-checks';

const tests: { readonly [F in WallFilter]: (check: CardCheck | undefined) => boolean } = {
  none: () => true,
  changed: (check) => check?.isChanged ?? false,
  contrast: (check) => (check?.faint.length ?? 0) > 0,
};

/** Whether a card passes the filter of the wall; another function when the filter or what is known has changed. */
export function useFilter(): (card: ListedState) => boolean {
  const filter = useView((view) => view.filter);
  const checks = useStore(cardChecks, (known) => (filter === 'none' ? null : known));
  return useCallback(({ title }) => tests[filter](checks?.get(title)), [filter, checks]);
}
