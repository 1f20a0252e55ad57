import type { ListedState } from '@portico/fixtures';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { AwakeCards } from './awake-cards';
import { keptStills } from './kept-stills';
import { panelKey } from './panel-key';

/** The screens of a card that the user has used: they may show something else than the state of the card. */
export function useUsedPanels(card: ListedState, count: number, { pool }: AwakeCards): string[] {
  const keys = Array.from({ length: count }, (_, index) => panelKey(card, index));
  const kept = useStore(
    keptStills,
    useShallow((stills) => keys.filter((key) => stills.has(key))),
  );
  const live = useStore(
    pool.store,
    useShallow(({ frames }) => keys.filter((key) => frames.some((frame) => frame.isUsed && frame.place === key))),
  );
  return keys.filter((key) => kept.includes(key) || live.includes(key));
}
