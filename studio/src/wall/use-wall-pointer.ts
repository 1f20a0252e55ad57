import { type RefObject, useEffect } from 'react';
import { panelAt } from './panel-at';
import type { WallCommands } from './wall-commands';

/**
 * A click selects a card and wakes it, a double click opens it in Focus. The view has the listeners, so that hundreds of
 * cards need none of their own.
 */
export function useWallPointer(view: RefObject<HTMLElement | null>, commands: WallCommands): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    function onClick(event: MouseEvent): void {
      if (isOnButton(event)) return;
      const place = panelAt(event);
      (cardAt(event) ?? element)?.focus({ preventScroll: true });
      if (place) commands.wake(place.card, place.panel);
      else commands.rest();
    }
    function onDoubleClick(event: MouseEvent): void {
      const place = isOnButton(event) ? null : panelAt(event);
      if (place) commands.open(place.card);
    }
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
