import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses the heading of a card when the row with the focus has disappeared, such as that of a factor that was turned
 * off. Returns the card's `onFocus`.
 */
export function useFocusAfterRemoval(card: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const last = useRef<Element>(null);
  // After every render, because each can remove a row, and before the portal over the host focuses its first button.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    // The focus of a removed element goes to the body; elsewhere the user has put it.
    if (document.activeElement?.contains(card.current)) heading.current?.focus({ preventScroll: true });
  });
  return ({ target }: FocusEvent) => {
    // Dialogs of the card are elsewhere in the document.
    if (card.current?.contains(target)) last.current = target;
  };
}
