import { type RefObject, useEffect } from 'react';
import { type Direction, neighbourOf } from './wall-neighbour';

const arrows: ReadonlySet<string> = new Set<Direction>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * The wall is one Tab stop. Arrows, Home and End move between cards, Enter and a double click open one in Focus, a
 * click selects one. The plane has the listeners, so that two hundred cards need none of their own.
 */
export function useWallKeys(plane: RefObject<HTMLElement | null>, onOpen: (card: string) => void): void {
  useEffect(() => {
    const element = plane.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', (event) => onKey(element, event, onOpen), { signal });
    element.addEventListener('click', (event) => nameButtonOf(cardOf(event))?.focus({ preventScroll: true }), {
      signal,
    });
    element.addEventListener('dblclick', (event) => onOpen(cardOf(event)?.dataset.card ?? ''), { signal });
    return () => listening.abort();
  }, [plane, onOpen]);
}

/** The card below the pointer; `null` on its buttons, which handle their own clicks. */
function cardOf({ target }: Event): HTMLElement | null {
  return target instanceof Element && !target.closest('.wall-actions')
    ? target.closest<HTMLElement>('.wall-card')
    : null;
}

function nameButtonOf(card: HTMLElement | null | undefined): HTMLElement | null {
  return card?.querySelector<HTMLElement>('.wall-name') ?? null;
}

function onKey(plane: HTMLElement, event: KeyboardEvent, onOpen: (card: string) => void): void {
  const card = cardOf(event);
  if (!card || event.target !== nameButtonOf(card)) return;
  const cards = [...plane.querySelectorAll<HTMLElement>('.wall-card')];
  const to = targetOf(event.key, cards, cards.indexOf(card));
  if (event.key !== 'Enter' && to === undefined) return;
  event.preventDefault();
  if (to === undefined) onOpen(card.dataset.card ?? '');
  else moveTo(cards[to]);
}

function moveTo(card: HTMLElement | undefined): void {
  nameButtonOf(card)?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

function targetOf(key: string, cards: readonly HTMLElement[], from: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return cards.length - 1;
  if (!arrows.has(key)) return undefined;
  const spots = cards.map((card) => ({ x: card.offsetLeft, y: card.offsetTop }));
  return neighbourOf(spots, from, key as Direction);
}
