import type { ListedState } from '@portico/fixtures';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { AwakeCards } from './awake-cards';
import { panelKey } from './panel-key';
import { screenCopies } from './screen-copies';

/** The screens of a card that the user has used: they may show something else than the state of the card. */
export function useUsedPanels(card: ListedState, count: number, { pool }: AwakeCards): string[] {
  const keys = Array.from({ length: count }, (_, index) => panelKey(card, index));
  const copied = useStore(
    screenCopies,
    useShallow((copies) => keys.filter((key) => copies.has(key))),
  );
  const live = useStore(
    pool.store,
    useShallow(({ frames }) => keys.filter((key) => frames.some((frame) => frame.isUsed && frame.place === key))),
  );
  return keys.filter((key) => copied.includes(key) || live.includes(key));
}
