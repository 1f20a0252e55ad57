/** What the inspector does with the events of a screen. */
export interface ScreenListeners {
  /** An event that would use the screen. */
  onUse(event: Event): void;
  onPointerMove(event: Event): void;
  onPointerLeave(): void;
  /** The elements of the screen have changed or moved. */
  onChange(): void;
}

/** Events that would use the screen. */
const uses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['keydown', 'keyup', 'keypress', 'submit', 'touchstart', 'touchend', 'focusin'],
];

/**
 * Listens to all events of a document before its own listeners do. Returns a function that stops it.
 *
 * @param probe An element of the inspector: its changes are not changes of the screen.
 */
export function listenToScreen(document: Document, probe: Element, listeners: ScreenListeners): () => void {
  const { onUse, onPointerMove, onPointerLeave, onChange } = listeners;
  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  for (const type of uses) document.addEventListener(type, onUse, { ...capture, passive: false });
  document.addEventListener('pointermove', onPointerMove, capture);
  document.documentElement.addEventListener('pointerleave', onPointerLeave, { signal: stop.signal });
  document.addEventListener('scroll', onChange, capture);
  // Transitions have ended: reads the colours at rest.
  document.addEventListener('transitionend', onChange, capture);
  const observer = new MutationObserver((changes) => {
    if (changes.some((change) => change.target !== probe)) onChange();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
