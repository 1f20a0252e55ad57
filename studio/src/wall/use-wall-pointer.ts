import { type RefObject, useEffect } from 'react';
import type { WallCommands } from './wall-commands';

/**
 * A click selects a card, a double click opens it in Focus. The view has the listeners, so that hundreds of cards need
 * none of their own.
 */
export function useWallPointer(view: RefObject<HTMLElement | null>, commands: WallCommands): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    function onClick(event: MouseEvent): void {
      if (isOnButton(event)) return;
      const card = cardAt(event);
      (card ?? element)?.focus({ preventScroll: true });
      const placed = placedCard(card);
      if (placed) commands.select(placed.card);
    }
    function onDoubleClick(event: MouseEvent): void {
      const placed = isOnButton(event) ? undefined : placedCard(cardAt(event));
      if (placed) commands.open(placed.card);
    }
    const placedCard = (card: HTMLElement | null) =>
      commands.layout().cards.find(({ card: { title } }) => title === card?.dataset.card);
    // The focus moves by the click, which a drag does not end with: a drag that starts on a card only moves the view.
    element.addEventListener('mousedown', (event) => isOnButton(event) || event.preventDefault(), {
      signal,
      capture: true,
    });
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('dblclick', onDoubleClick, { signal });
    return () => listening.abort();
  }, [view, commands]);
}

function cardAt({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.wall-card') : null;
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
