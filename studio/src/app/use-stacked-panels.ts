import { useSyncExternalStore } from 'react';

/** In a narrower window, in pixels, a panel and the canvas have no room next to each other. `shell.css` has the same limit. */
const ROOM_FOR_COLUMNS = 640;

const narrowQuery = () => matchMedia(`(max-width: ${ROOM_FOR_COLUMNS - 1}px)`);
const isNarrow = () => narrowQuery().matches;

/** Whether the open panel is above the canvas instead of next to it: on a phone, or when the page is zoomed to 400 %. */
export function useStackedPanels(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(listener: () => void): () => void {
  const narrow = narrowQuery();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}
