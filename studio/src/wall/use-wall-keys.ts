import { type RefObject, useEffect } from 'react';
import type { WallCommands } from './wall-commands';
import { runWallKey } from './wall-keys';

/**
 * The keys of the wall. While Space is pressed, a drag moves the view even on a screen that the user uses in place: its frame
 * receives no pointer.
 */
export function useWallKeys(wall: RefObject<HTMLElement | null>, commands: WallCommands): void {
  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const setPanning = (isPanning: boolean) => element.toggleAttribute('data-panning', isPanning);
    element.addEventListener('keydown', onKeyDown, { signal });
    function onKeyDown(event: KeyboardEvent): void {
      if (isSpace(event)) {
        event.preventDefault();
        setPanning(true);
      } else runWallKey(event, commands);
    }
    window.addEventListener('keyup', ({ key }) => key === ' ' && setPanning(false), { signal });
    window.addEventListener('blur', () => setPanning(false), { signal });
    return () => listening.abort();
  }, [wall, commands]);
}

/** Space presses a button or types a space if one of them has the focus. */
function isSpace({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof Element && !target.closest('button, input, select');
}
