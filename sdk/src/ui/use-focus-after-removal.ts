import { type RefObject, useEffect } from 'react';
import { ownsFocus } from './owns-focus';

/**
 * Focuses an element when the focused one inside a container is removed, such as the button of a row that disappears.
 * The focus is on the body then. Only Chromium sends an event by which a focus trap notices it, and moves the focus to
 * the first button; in Firefox and Safari, Escape would no longer reach a dialog.
 */
export function useFocusAfterRemoval(
  container: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const noteFocus = (event: FocusEvent) => {
      last = event.target;
    };
    // Its callback runs before React Aria moves the focus.
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      // Elsewhere the user has put it.
      if (ownsFocus() && document.activeElement?.contains(element)) target.current?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', noteFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', noteFocus);
      observer.disconnect();
    };
  }, [container, target]);
}
