import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** The notification that the user has just pinned or unpinned, which mounts it in another group. */
export interface Moved {
  id: string;
  /** The list stays where a pointer is; the keyboard needs to see the focus. */
  preventScroll: boolean;
}

/** The notification that moves; `null` if none does. */
export const MovedContext = createContext<RefObject<Moved | null>>({ current: null });

/**
 * Keeps the focus on the pin button of a notification that moves to another group. Returns the ref of the button and a
 * function to call before the move.
 */
export function usePinFocus(id: string): readonly [RefObject<HTMLButtonElement | null>, () => void] {
  const moved = useContext(MovedContext);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moved.current?.id !== id) return;
    button.current?.focus(moved.current);
    moved.current = null;
  }, [moved, id]);
  return [
    button,
    () => {
      moved.current = { id, preventScroll: !button.current?.matches(':focus-visible') };
    },
  ];
}
