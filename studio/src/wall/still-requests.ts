import type { ListedState } from '@portico/fixtures';
import { useEffect, useMemo } from 'react';
import { useView } from '../app/view-store';
import type { Room } from '../preview/device';
import type { StillRequest } from '../stills/still';
import { studioStills } from '../stills/studio-stills';
import type { CardsInView } from './use-cards-in-view';
import type { WallLayout } from './wall-layout';

/** What all stills of the wall have in common. */
type StillLook = Omit<StillRequest, 'screen' | 'state'>;

function useStillLook({ width, height }: Room): StillLook {
  const persona = useView((view) => view.persona);
  const language = useView((view) => view.language);
  const scheme = useView((view) => view.scheme);
  return useMemo(() => ({ persona, language, scheme, width, height }), [persona, language, scheme, width, height]);
}

/** The request of one card; the same object until the look of the wall changes. */
export function useStillRequest({ screen, name }: ListedState, frame: Room): StillRequest {
  const look = useStillLook(frame);
  return useMemo(() => ({ screen: screen.id, state: name, ...look }), [screen.id, name, look]);
}

/** Renders what is in view first, from the middle outwards, then what is near, then the rest of the wall. */
export function useStillsOf(layout: WallLayout, { near, seen }: CardsInView, frame: Room): void {
  const look = useStillLook(frame);
  useEffect(() => {
    const requests = new Map(
      layout.cards.map(({ card }) => [card.title, { screen: card.screen.id, state: card.name, ...look }]),
    );
    const titles = new Set([...near, ...requests.keys()]);
    const requestsOf = (isWanted: (title: string) => boolean) =>
      [...titles].filter(isWanted).flatMap((title) => requests.get(title) ?? []);
    studioStills.request(
      requestsOf((title) => seen.has(title)),
      requestsOf((title) => !seen.has(title)),
    );
  }, [layout, near, seen, look]);
  useEffect(() => () => studioStills.request([]), []);
}
