import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a field inside the element when it is mounted, as the next step of a dialog. */
export function useFocusOnMount<E extends HTMLElement>(field: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [field]);
  return element;
}
