import type { ListedState } from '@portico/fixtures';
import { useEffect, useMemo } from 'react';
import type { StillRequest } from '../stills/still';
import { studioStills } from '../stills/studio-stills';
import { useView } from '../view/view-store';
import type { CardPanel, CardShape } from './card-shape';
import type { CardsInView } from './use-cards-in-view';

/** The request of one screen of a card. */
export function stillRequest(
  { screen, name }: ListedState,
  { display, width, height }: CardPanel,
  persona: string | null,
): StillRequest {
  return { screen: screen.id, state: name, persona, ...display, width, height };
}

/** The same request until the display options of the wall change. */
export function useStillRequest(card: ListedState, panel: CardPanel): StillRequest {
  const persona = useView((view) => view.persona);
  return useMemo(() => stillRequest(card, panel, persona), [card, panel, persona]);
}

/** Renders what is in view first, from the middle outwards, then what is near, then the other cards. */
export function useStillsOf(cards: readonly ListedState[], { near, seen }: CardsInView, { panels }: CardShape): void {
  const persona = useView((view) => view.persona);
  useEffect(() => {
    const requests = new Map(
      cards.map((card) => [card.title, panels.map((panel) => stillRequest(card, panel, persona))]),
    );
    const titles = new Set([...near, ...requests.keys()]);
    const requestsOf = (isWanted: (title: string) => boolean) =>
      [...titles].filter(isWanted).flatMap((title) => requests.get(title) ?? []);
    studioStills.request(
      requestsOf((title) => seen.has(title)),
      requestsOf((title) => !seen.has(title)),
    );
  }, [cards, near, seen, panels, persona]);
  useEffect(() => () => studioStills.request([]), []);
}
