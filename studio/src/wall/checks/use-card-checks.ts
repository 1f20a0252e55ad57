import type { ListedState } from '@portico/fixtures';
import { useEffect, useMemo } from 'react';
import { draftStore } from '../../draft/draft-store';
import { studioStills } from '../../stills/studio-stills';
import { useView } from '../../view/view-store';
import type { CardShape } from '../card-shape';
import { stillRequest } from '../still-requests';
import { type CheckedCard, checkCards } from './card-checks';
import { createStillInspector } from './inspect-still';

/** Checks start when stills and edits pause for this long, in milliseconds. */
const PAUSE_MS = 250;

const inspector = createStillInspector(draftStore.getState);

/** Keeps `cardChecks` up to date for these cards, without rendering. */
export function useCardChecks(cards: readonly ListedState[], { panels }: CardShape): void {
  const persona = useView((view) => view.persona);
  const checked = useMemo(
    () =>
      cards.flatMap((card) =>
        panels.map((panel) => ({ title: card.title, request: stillRequest(card, panel, persona) })),
      ),
    [cards, panels, persona],
  );
  useEffect(() => followStills(checked), [checked]);
}

/** Checks the cards now, and whenever a still or the document has changed; returns a function that stops. */
function followStills(cards: readonly CheckedCard[]): () => void {
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Stills arrive one after another for a while: they are checked meanwhile. */
  function followStill(): void {
    timer ??= setTimeout(run, PAUSE_MS);
  }
  function followEdit(): void {
    running.abort();
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  }
  function run(): void {
    timer = undefined;
    running.abort();
    running = new AbortController();
    void checkCards(cards, { read: studioStills.read, inspector }, running.signal);
  }

  followStill();
  const unsubscribers = [
    draftStore.subscribe(followEdit),
    ...cards.map(({ request }) => studioStills.subscribe(request, followStill)),
  ];
  return () => {
    clearTimeout(timer);
    running.abort();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
