/**
 * Calls back once React Aria has restored the focus after a dialog: it does so in the animation frame after the dialog is
 * removed, so this waits for the second one. Returns a function that cancels the call.
 */
export function afterFocusRestored(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses the element if no other element has the focus. */
export function focusIfLost(element: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && element instanceof HTMLElement) element.focus();
}
